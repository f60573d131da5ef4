import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct AdaptivePresentationTests {
  private let stage = Stage()
  private let recorder = AdaptationRecorder()

  init() {
    stage.showAndFlush(stage.parent)
    stage.child.modalPresentationStyle = .popover
    stage.child.popoverPresentationController?.sourceView = stage.parent.view
    stage.child.popoverPresentationController?.delegate = recorder
  }

  private func present() {
    stage.parent.present(stage.child, animated: true)
    Transactions.flush()
  }

  @Test("A popover that adapts to nothing is prepared and leaves its presenter on the screen")
  func popover() {
    recorder.style = .none
    present()
    #expect(recorder.events == ["style?", "prepare", "with \(UIModalPresentationStyle.none.rawValue)"])
    #expect(stage.parent.view.superview != nil && stage.child.presentingViewController === stage.parent)
  }

  @Test("A popover that fills the screen takes the place of its presenter")
  func fullScreen() {
    recorder.style = .fullScreen
    present()
    #expect(recorder.events == ["style?", "instead?", "with \(UIModalPresentationStyle.fullScreen.rawValue)"])
    #expect(stage.parent.view.superview == nil && stage.child.view.window != nil)
    stage.child.dismiss(animated: true)
    Transactions.flush()
    #expect(stage.parent.view.superview != nil && stage.parent.presentedViewController == nil)
  }

  @Test("The delegate may have another controller presented in its place")
  func another() {
    let navigation = UINavigationController(rootViewController: stage.child)
    recorder.style = .fullScreen
    recorder.other = navigation
    let raised = exceptions {
      stage.parent.present(stage.child, animated: true)
      Transactions.flush()
    }
    // A child cannot be presented. The delegate must wrap the controller when it is called.
    #expect(!raised.isEmpty)
  }

  @Test("The delegate may wrap what is presented")
  func wrapped() {
    recorder.style = .fullScreen
    recorder.wraps = true
    present()
    let navigation = stage.parent.presentedViewController as? UINavigationController
    #expect(navigation?.viewControllers == [stage.child] && stage.child.view.window != nil)
    #expect(navigation?.modalPresentationStyle == .fullScreen && stage.parent.view.superview == nil)
  }
}

private final class AdaptationRecorder: NSObject, UIPopoverPresentationControllerDelegate {
  var style = UIModalPresentationStyle.automatic
  var wraps = false
  var other: UIViewController?
  var events: [String] = []

  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    events.append("style?")
    return style
  }

  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    events.append("instead?")
    return wraps ? UINavigationController(rootViewController: controller.presentedViewController) : other
  }

  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {
    events.append("with \(style.rawValue)")
  }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    events.append("prepare")
  }
}
