import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The published logs of unwind segues.
///
/// If a presented controller and the one that was called to present it are siblings, UIKit asks the second first in
/// some logs, which was reported as a bug. Both refuse, and here they are asked from the inside outwards.
@MainActor struct UnwindGoldenTests {
  @Test("G-20: Through three presentations to the root")
  func cascade() {
    let unwind = UnwindStage()
    let controllers = [unwind.make("1", takes: true), unwind.make("2"), unwind.make("3"), unwind.make("4")]
    unwind.show(controllers[0], presenting: zip(controllers.dropFirst(), controllers).map { ($0, from: $1) })
    #expect(
      unwind.fire(from: controllers[3]) == [
        "4.shouldPerform", "4.allowed []", "4.canPerform false", "3.allowed []", "3.canPerform false", "2.allowed []",
        "2.canPerform false", "1.allowed []", "1.canPerform true", "4.prepare(done)", "1.action", "1.dismiss",
      ])
    #expect(controllers[0].presentedViewController == nil && controllers[0].isSeen)
  }

  @Test("G-21: From a controller that the top of a stack presents to the bottom of the stack")
  func stack() {
    let unwind = UnwindStage()
    let (one, two, three) = (unwind.make("1", takes: true), unwind.make("2"), unwind.make("3"))
    let navigation = unwind.navigation("nav", one, two)
    unwind.show(navigation, presenting: [(three, from: two)])
    #expect(three.presentingViewController === navigation)
    #expect(
      unwind.fire(from: three) == [
        "3.shouldPerform", "3.allowed []", "3.canPerform false", "2.allowed []", "2.canPerform false",
        "nav.allowed [\"1\"]", "1.allowed []", "1.canPerform true", "3.prepare(done)", "1.action", "nav.dismiss",
        "nav.unwind(1)", "nav.popTo 1",
      ])
    #expect(navigation.viewControllers == [one] && navigation.presentedViewController == nil && one.isSeen)
  }

  @Test("G-22: Everybody but the bottom of the stack refuses")
  func refusals() {
    let unwind = UnwindStage()
    let all = (1...5).map { unwind.make("\($0)", takes: true) }
    for controller in all.dropFirst() { controller.refuses = true }
    let navigation = unwind.navigation("nav", all[0], all[1], all[2])
    unwind.show(navigation, presenting: [(all[3], from: all[2]), (all[4], from: all[3])])
    #expect(
      unwind.fire(from: all[4]) == [
        "5.shouldPerform", "5.allowed []", "5.canPerform false", "4.allowed []", "4.canPerform false", "3.allowed []",
        "3.canPerform false", "nav.allowed [\"2\", \"1\"]", "2.allowed []", "2.canPerform false", "1.allowed []",
        "1.canPerform true", "5.prepare(done)", "1.action", "nav.dismiss", "nav.unwind(1)", "nav.popTo 1",
      ])
    #expect(navigation.viewControllers == [all[0]] && navigation.presentedViewController == nil)
  }

  @Test("G-23: From a controller that one tab presents to the bottom of a stack in another")
  func tabs() {
    let unwind = UnwindStage()
    let (first, pushed) = (unwind.make("First", takes: true), unwind.make("Pushed"))
    let (second, presented) = (unwind.make("Second"), unwind.make("Presented"))
    let navigation = unwind.navigation("nav", first, pushed)
    let tabs = unwind.stage.name(UnwinderTabs(), "tab")
    tabs.viewControllers = [navigation, second]
    tabs.selectedIndex = 1
    unwind.show(tabs, presenting: [(presented, from: second)])
    tabs.log = unwind.stage.log
    #expect(
      unwind.fire(from: presented) == [
        "Presented.shouldPerform", "Presented.allowed []", "Presented.canPerform false", "Second.allowed []",
        "Second.canPerform false", "tab.allowed [\"nav\"]", "nav.allowed [\"Pushed\", \"First\"]", "Pushed.allowed []",
        "Pushed.canPerform false", "First.allowed []", "First.canPerform true", "Presented.prepare(done)",
        "First.action", "tab.dismiss", "tab.unwind(nav)", "tab.selected [\"nav\"]", "nav.unwind(First)",
        "nav.popTo First",
      ])
    #expect(tabs.selectedViewController === navigation && navigation.viewControllers == [first] && first.isSeen)
  }

  @Test("G-24: From a controller that a child presents in its context to the child")
  func customParent() {
    let unwind = UnwindStage()
    let (parent, two, three) = (unwind.make("P"), unwind.make("2", takes: true), unwind.make("3"))
    two.definesPresentationContext = true
    parent.loadViewIfNeeded()
    parent.addInFourSteps(two)
    three.modalPresentationStyle = .currentContext
    unwind.show(parent, presenting: [(three, from: two)])
    #expect(
      unwind.fire(from: three) == [
        "3.shouldPerform", "3.allowed []", "3.canPerform false", "2.allowed []", "2.canPerform true",
        "3.prepare(done)", "2.action", "2.dismiss",
      ])
    #expect(two.isSeen && two.view.superview === parent.view)
  }

  @Test("G-25: Without a destination, only the search is logged")
  func noTaker() {
    let unwind = UnwindStage()
    let (one, two) = (unwind.make("1"), unwind.make("2"))
    unwind.show(one, presenting: [(two, from: one)])
    #expect(
      unwind.fire(from: two) == [
        "2.shouldPerform", "2.allowed []", "2.canPerform false", "1.allowed []", "1.canPerform false",
      ])
    #expect(one.presentedViewController === two)
  }
}
