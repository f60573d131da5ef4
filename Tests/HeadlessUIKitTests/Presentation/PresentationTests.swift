import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Successful presentations.
@MainActor struct PresentationTests {
  @Test("S-40: Presenting and presented controllers refer to each other, and are not parent and child")
  func links() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: true)
    #expect(stage.parent.presentedViewController === stage.child)
    #expect(stage.child.presentingViewController === stage.parent)
    #expect(stage.parent.children.isEmpty && stage.child.parent == nil)
    #expect(stage.child.view.window === stage.window)
    Transactions.flush()
  }

  @Test("S-41: The completion runs last, in a later transaction", arguments: [false, true])
  func completion(animated: Bool) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    var isBeingPresented: Bool?
    stage.parent.present(stage.child, animated: animated) {
      stage.log.note("presented")
      isBeingPresented = stage.child.isBeingPresented
    }
    #expect(stage.child.isBeingPresented && !stage.log.take().contains("presented"))
    #expect(stage.takeFlushed() == ["c.didAppear", "presented"])
    #expect(isBeingPresented == false)
  }

  @Test("S-42: The default style is a sheet")
  func automatic() {
    let stage = Stage()
    #expect(stage.child.modalPresentationStyle == .automatic)
    #expect(stage.child.sheetPresentationController === stage.child.presentationController)
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: true)
    Transactions.flush()
    #expect(stage.parent.view.window === stage.window && stage.parent.isSeen)
  }

  @Test("S-42, S-51: The style determines the presentation controller")
  func presentationControllers() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    #expect(controller.popoverPresentationController === controller.presentationController)
    #expect(controller.popoverPresentationController?.presentedViewController === controller)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.popoverPresentationController == nil && controller.sheetPresentationController == nil)
  }

  private typealias Style = UIModalPresentationStyle

  @Test("S-43: These styles remove the presenting view", arguments: [Style.fullScreen, .currentContext])
  func covering(style: UIModalPresentationStyle) {
    let (stage, events) = present(style)
    #expect(events.contains("p.willDisappear") && events.contains("p.didDisappear"))
    #expect(stage.parent.view.window == nil && !stage.parent.isSeen)
  }

  @Test(
    "S-43, G-16: These styles keep it, and the presenting controller gets no callbacks",
    arguments: [
      Style.automatic, .pageSheet, .formSheet, .popover, .overFullScreen, .overCurrentContext, .custom,
    ])
  func notCovering(style: UIModalPresentationStyle) {
    let (stage, events) = present(style)
    #expect(!events.contains { $0.hasPrefix("p.") && $0 != "p.present(c)" })
    #expect(events.suffix(3) == ["c.willAppear", "c.isAppearing", "c.didAppear"])
    #expect(stage.parent.view.window === stage.window && stage.parent.isSeen)
  }

  private func present(_ style: UIModalPresentationStyle) -> (Stage, [String]) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = style
    stage.child.popoverPresentationController?.sourceView = stage.parent.view
    stage.parent.present(stage.child, animated: true)
    return (stage, stage.takeFlushed())
  }

  @Test("S-43: The presentation controller of a custom presentation determines whether it covers")
  func custom() {
    final class Cover: UIPresentationController {
      override var shouldRemovePresentersView: Bool { true }
    }
    final class Custom: UIViewController {
      private lazy var cover = Cover(presentedViewController: self, presenting: nil)
      override var presentationController: UIPresentationController? { cover }
    }
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let custom = Custom()
    custom.modalPresentationStyle = .custom
    stage.parent.present(custom, animated: true)
    Transactions.flush()
    #expect(stage.parent.view.window == nil)
    custom.dismiss(animated: true)
    Transactions.flush()
    #expect(stage.parent.view.window === stage.window)
  }

  @Test(
    "S-46: A child has the outermost container present", arguments: [Style.fullScreen, .pageSheet, .overFullScreen]
  )
  func climbing(style: UIModalPresentationStyle) {
    let stage = Stage()
    let navigation = UINavigationController(rootViewController: stage.parent)
    let tabs = stage.name(UITabBarController(), "tabs")
    tabs.viewControllers = [navigation]
    stage.showAndFlush(tabs)
    stage.child.modalPresentationStyle = style
    stage.parent.present(stage.child, animated: false)
    #expect(stage.child.presentingViewController === tabs)
    #expect(stage.parent.presentedViewController === stage.child && navigation.presentedViewController === stage.child)
    #expect(stage.takeFlushed().contains("tabs.didDisappear") == (style == .fullScreen))
  }

  @Test("S-46: A presented controller is a root, and presents for its children")
  func climbingToThePresented() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let navigation = UINavigationController(rootViewController: stage.child)
    stage.parent.present(navigation, animated: false)
    stage.child.present(stage.other, animated: false)
    #expect(stage.other.presentingViewController === navigation)
    #expect(stage.parent.presentedViewController === navigation)
    // The child of a presented controller has the same presenting controller.
    #expect(stage.child.presentingViewController === stage.parent)
    Transactions.flush()
  }

  @Test(
    "S-46: In a context, the nearest that defines one presents", arguments: [Style.currentContext, .overCurrentContext]
  )
  func context(style: UIModalPresentationStyle) {
    let stage = Stage()
    let holder = stage.controller("holder")
    holder.on(.load) { $0.addInFourSteps(stage.parent) }
    let navigation = UINavigationController(rootViewController: holder)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    stage.showAndFlush(tabs)
    #expect(navigation.definesPresentationContext && !holder.definesPresentationContext)
    stage.child.modalPresentationStyle = style
    stage.parent.present(stage.child, animated: false)
    #expect(stage.child.presentingViewController === navigation)
    Transactions.flush()
    navigation.dismiss(animated: false)
    Transactions.flush()
    stage.parent.definesPresentationContext = true
    stage.parent.present(stage.child, animated: false)
    #expect(stage.child.presentingViewController === stage.parent)
    Transactions.flush()
  }

  @Test("S-46: Without a context, the outermost container presents")
  func noContext() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.other) }
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .currentContext
    stage.other.present(stage.child, animated: false)
    #expect(stage.child.presentingViewController === stage.parent)
    Transactions.flush()
  }

  @Test("S-44: A presentation during the presenting controller's appearance replaces it at once")
  func stacking() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .fullScreen
    stage.other.modalPresentationStyle = .fullScreen
    stage.parent.present(stage.child, animated: false)
    stage.child.present(stage.other, animated: false)
    let events = stage.takeFlushed()
    #expect(Balance.problems(in: events) == [])
    #expect(stage.parent.view.window == nil && stage.child.view.window == nil && stage.other.isSeen)
    #expect(!events.contains("c.didAppear") && events.contains("c.didDisappear"))
  }
}
