import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// UIKit's warnings, word for word; `<X>` represents an object.
@MainActor struct ConsoleTests {
  @Test("K-1: An appearance that ends without having begun")
  func unbalanced() {
    #expect(
      warning { UIViewController().endAppearanceTransition() }
        == "Unbalanced calls to begin/end appearance transitions for <X>.")
  }

  @Test("K-2: A callback that somebody calls")
  func directCalls() {
    let text =
      " directly on a view controller is not supported, and may result in out-of-order callbacks and other"
      + " inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs"
    let controller = UIViewController()
    #expect(
      warning { controller.viewWillAppear(false) }?.hasPrefix("[ViewController] Calling -viewWillAppear:\(text)")
        == true)
    #expect(
      warning { controller.viewDidDisappear(false) }?.hasPrefix("[ViewController] Calling -viewDidDisappear:\(text)")
        == true)
  }

  @Test("K-2: What UIKit calls is not warned of, nor is super")
  func properCalls() {
    let stage = Stage()
    let child = stage.controller("c")
    stage.parent.onLoad = { $0.addInFourSteps(child) }
    let written = warnings {
      stage.showAndFlush(stage.parent)
      stage.window.isHidden = true
      Transactions.flush()
    }
    #expect(written == [])
  }

  @Test("K-3, S-50: A presentation from outside a window")
  func presentsOutsideWindow() {
    let presenter = UIViewController()
    let presented = UIViewController()
    #expect(
      warning { presenter.present(presented, animated: false) }
        == "Warning: Attempt to present <X> on <X> whose view is not in the window hierarchy!")
    #expect(presented.presentingViewController == nil)
  }

  @Test("K-4, S-50: A presentation beside another")
  func presentsTwice() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.present(stage.child, animated: false)
    #expect(
      warning { stage.parent.present(stage.other, animated: false) }
        == "Warning: Attempt to present <X> on <X> which is already presenting <X>")
    #expect(stage.parent.presentedViewController === stage.child)
  }

  @Test("K-5, S-50: A presentation by a controller that is nobody's")
  func presentsDetached() {
    let stage = Stage()
    stage.parent.onLoad = { $0.view.addSubview(stage.child.view) }
    stage.showAndFlush(stage.parent)
    #expect(
      warning { stage.child.present(stage.other, animated: false) }
        == "Presenting view controllers on detached view controllers is discouraged <X>.")
    #expect(stage.other.presentingViewController === stage.child)
  }
}
