import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Presenting where UIKit does not, or does so with a warning.
@MainActor struct RefusedPresentationTests {
  @Test("S-50, K-4: A controller that presents presents no other")
  func presentingTwice() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    var isCompleted = false
    let written = warnings { stage.parent.present(stage.other, animated: false) { isCompleted = true } }
    #expect(written.count == 1)
    #expect(written.first?.contains("which is already presenting \(stage.child)") == true)
    Transactions.flush()
    #expect(stage.parent.presentedViewController === stage.child && stage.other.presentingViewController == nil)
    #expect(!stage.other.isViewLoaded && !isCompleted)
  }

  @Test("S-50, K-4: Nor does it during a dismissal", arguments: [true, false])
  func duringDismissal(fromPresenter: Bool) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    stage.parent.dismiss(animated: true)
    let written = warnings {
      (fromPresenter ? stage.parent : stage.child).present(stage.other, animated: false)
    }
    #expect(written.first?.hasPrefix("Warning: Attempt to present \(stage.other) on") == true && written.count == 1)
    Transactions.flush()
    #expect(stage.parent.presentedViewController == nil && stage.other.presentingViewController == nil)
    #expect(stage.window.subviews == [stage.parent.view])
    stage.parent.present(stage.other, animated: false)
    #expect(stage.parent.presentedViewController === stage.other)
    Transactions.flush()
  }

  @Test("S-10, S-50, K-3: A controller that is not in a window presents nothing")
  func outsideWindow() {
    let stage = Stage()
    var isCompleted = false
    stage.window.rootViewController = stage.parent
    for isLoaded in [false, true] {
      if isLoaded { stage.parent.loadViewIfNeeded() }
      let written = warnings { stage.parent.present(stage.child, animated: false) { isCompleted = true } }
      #expect(written.first?.hasSuffix("whose view is not in the window hierarchy!") == true && written.count == 1)
    }
    Transactions.flush()
    #expect(stage.parent.presentedViewController == nil && !stage.child.isViewLoaded && !isCompleted)
  }

  @Test(
    "S-74: A presentation in a hidden window appears when the window is shown",
    arguments: [true, false])
  func inHiddenWindow(covers: Bool) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.window.isHidden = true
    Transactions.flush()
    stage.child.modalPresentationStyle = covers ? .fullScreen : .overFullScreen
    _ = stage.log.take()
    var isCompleted = false
    let written = warnings { stage.parent.present(stage.child, animated: false) { isCompleted = true } }
    Transactions.flush()
    #expect(!written.contains { $0.contains("not in the window hierarchy") })
    #expect(stage.parent.presentedViewController === stage.child && isCompleted)
    #expect(stage.child.view.window === stage.window && !stage.child.isBeingPresented)
    #expect(stage.log.take() == ["p.present(c)", "c.loadView", "c.viewDidLoad"])
    stage.parent.dismiss(animated: false)
    Transactions.flush()
    #expect(stage.parent.presentedViewController == nil && stage.parent.view.window === stage.window)
    #expect(stage.log.take() == ["p.dismiss"])
  }

  @Test("S-50, K-3: A controller that has left the window presents nothing either")
  func afterLeaving() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.window.rootViewController = stage.other
    Transactions.flush()
    #expect(warnings { stage.parent.present(stage.child, animated: false) }.count == 1)
    #expect(stage.child.presentingViewController == nil)
  }

  @Test("S-50, K-5: A controller that is on the screen without belonging there presents, with a warning")
  func detached() {
    let stage = Stage()
    stage.parent.onLoad = { $0.view.addSubview(stage.child.view) }
    stage.showAndFlush(stage.parent)
    let written = warnings { stage.child.present(stage.other, animated: false) }
    #expect(written == ["Presenting view controllers on detached view controllers is discouraged \(stage.child)."])
    #expect(stage.other.presentingViewController === stage.child)
    Transactions.flush()
    #expect(stage.other.isSeen)
  }

  @Test("S-50, X-14: A child, a root or a presenting controller cannot be presented")
  func active() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.other, animated: false)
    Transactions.flush()
    for active in [stage.child, stage.parent] {
      let raised = exceptions { stage.other.present(active, animated: false) }
      #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
      #expect(raised.first?.reason == "Application tried to present modally an active controller \(active).")
    }
    #expect(exceptions { UIViewController().present(stage.child, animated: false) }.count == 1)
    let lonely = UIViewController()
    #expect(exceptions { lonely.present(lonely, animated: false) }.count == 1)
    #expect(stage.other.presentedViewController == nil)
  }

  @Test("S-50, X-15: A presented controller cannot be presented again")
  func presented() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    Transactions.flush()
    let raised = exceptions { stage.child.present(stage.child, animated: false) }
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException"])
    #expect(
      raised.first?.reason
        == "Application tried to present modally a view controller \(stage.child) that is already being presented by"
        + " \(stage.parent).")
  }

  @Test("S-51, X-18: A popover has to point at something")
  func popoverWithoutAnchor() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .popover
    let raised = exceptions { stage.parent.present(stage.child, animated: false) }
    #expect(raised.map(\.name.rawValue) == ["NSGenericException"])
    #expect(
      raised.first?.reason.hasSuffix(
        "should have a non-nil sourceView or barButtonItem set before the presentation occurs.") == true)
    #expect(stage.parent.presentedViewController == nil)
  }

  @Test("S-51, N-08: It points at a view, at a bar button item or at either as an item", arguments: 0..<4)
  func popoverAnchors(kind: Int) {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .popover
    let popover = stage.child.popoverPresentationController
    switch kind {
    case 0: popover?.sourceView = stage.parent.view
    case 1: popover?.barButtonItem = UIBarButtonItem()
    case 2: popover?.sourceItem = stage.parent.view
    default: popover?.sourceItem = UIBarButtonItem()
    }
    #expect(exceptions { stage.parent.present(stage.child, animated: false) } == [])
    #expect(stage.parent.presentedViewController === stage.child)
    Transactions.flush()
  }

  @Test("S-51: Its delegate can set the anchor just before the presentation")
  func popoverDelegate() {
    final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
      let view: UIView
      init(view: UIView) { self.view = view }
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        popoverPresentationController.sourceView = view
      }
    }
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let delegate = Delegate(view: stage.parent.view)
    stage.child.modalPresentationStyle = .popover
    stage.child.popoverPresentationController?.delegate = delegate
    #expect(exceptions { stage.parent.present(stage.child, animated: false) } == [])
    #expect(stage.parent.presentedViewController === stage.child)
    Transactions.flush()
  }
}
