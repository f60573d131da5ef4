import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Presentations with animators, gestures and presentation controllers of an app.
@MainActor struct CustomTransitionTests {
  /// What happened, in order.
  final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  final class Screen: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) will appear") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) did disappear") }
  }

  final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    let log: Log
    var completes = true
    var check: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    init(_ log: Log) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      log.lines.append("animate")
      check(transitionContext)
      if let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) {
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
      }
      guard completes else { return }
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        transitionContext.view(forKey: .to)?.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.lines.append("animation ended \(transitionCompleted)") }
  }

  final class Card: UIPresentationController {
    let log: Log
    var layouts: [String] = []

    init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: Log) {
      self.log = log
      super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
      guard let bounds = containerView?.bounds else { return .zero }
      return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }

    override func presentationTransitionWillBegin() {
      log.lines.append("presentation will begin")
      containerView?.addSubview(UIView(frame: containerView?.bounds ?? .zero))
      note("alongside presentation")
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      log.lines.append("presentation did end \(completed)")
    }
    override func dismissalTransitionWillBegin() {
      log.lines.append("dismissal will begin")
      note("alongside dismissal")
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { log.lines.append("dismissal did end \(completed)") }
    private func note(_ line: String) {
      presentedViewController.transitionCoordinator?.animate { [log] _ in log.lines.append(line) }
    }
    override func containerViewWillLayoutSubviews() { layouts.append("will") }
    override func containerViewDidLayoutSubviews() { layouts.append("did") }
  }

  final class Transitions: NSObject, UIViewControllerTransitioningDelegate {
    let log: Log
    var animator: Slide?
    var interaction: UIPercentDrivenInteractiveTransition?
    var hasCard = false

    init(_ log: Log) { self.log = log }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      animator
    }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction
    }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interaction
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      hasCard ? Card(presented, presenting, log) : nil
    }
  }

  private let log = Log()
  private let root: Screen
  private let other: Screen
  private let transitions: Transitions
  private let app: HeadlessApp

  init() {
    root = Screen("root", log)
    other = Screen("other", log)
    transitions = Transitions(log)
    transitions.animator = Slide(log)
    other.transitioningDelegate = transitions
    app = HeadlessApp(root: root)
    log.lines = []
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
    other.modalPresentationStyle = style
    transitions.hasCard = style == .custom
    root.present(other, animated: animated) { [log] in log.lines.append("presented") }
  }

  @Test("T-12, T-13, T-14: An animator performs a presentation, which ends when it says so")
  func animatedPresentation() {
    transitions.animator?.check = { [root, other] context in
      #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === other)
      #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === other.view)
      #expect(context.containerView.window != nil && context.presentationStyle == .fullScreen)
      #expect(context.finalFrame(for: other) == root.view.frame && context.initialFrame(for: other) == .zero)
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(other.transitionCoordinator?.transitionDuration == 0.3)
    }
    present(.fullScreen)
    #expect(log.take() == ["root will disappear", "other will appear", "animate"])
    #expect(other.isBeingPresented)
    app.flush()
    #expect(
      log.take() == ["other did appear", "root did disappear", "presented", "animation ended true"])
    #expect(!other.isBeingPresented && root.view.window == nil && other.view.window != nil)
    #expect(other.transitionCoordinator == nil)
  }

  @Test(
    "T-12, T-14: An animator performs a dismissal; the view of the presenting controller is back in the window afterwards"
  )
  func animatedDismissal() {
    present(.fullScreen)
    app.flush()
    let container = other.presentationController?.containerView
    _ = log.take()
    transitions.animator?.check = { [root, other] context in
      #expect(context.viewController(forKey: .from) === other && context.viewController(forKey: .to) === root)
      #expect(context.view(forKey: .from) === other.view && context.view(forKey: .to) === root.view)
    }
    other.dismiss(animated: true) { [log] in log.lines.append("dismissed") }
    app.flush()
    #expect(
      log.take() == [
        "other will disappear", "root will appear", "animate", "root did appear", "other did disappear", "dismissed",
        "animation ended true",
      ])
    #expect(root.view.superview is UIWindow && other.view.window == nil && container?.superview == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test("T-15: A presentation controller places the view, and is told of the transitions")
  func presentationController() throws {
    present(.custom)
    let card = try #require(other.presentationController as? Card)
    #expect(log.take() == ["presentation will begin", "other will appear", "alongside presentation", "animate"])
    app.flush()
    #expect(
      log.take() == ["other did appear", "presentation did end true", "presented", "animation ended true"])
    #expect(other.view.frame == card.frameOfPresentedViewInContainerView && other.view.frame.height == 200)
    #expect(card.layouts.prefix(2) == ["will", "did"])
    #expect(card.containerView?.subviews.count == 2 && root.view.window != nil)
    other.dismiss(animated: true)
    app.flush()
    #expect(
      log.take() == [
        "dismissal will begin", "other will disappear", "alongside dismissal", "animate", "other did disappear",
        "dismissal did end true",
        "animation ended true",
      ])
    #expect(other.presentationController !== card)
  }

  @Test("T-12, T-15: Without animation, the animator is not asked; the presentation controller places the view")
  func withoutAnimation() {
    present(.custom, animated: false)
    app.flush()
    #expect(
      log.take() == [
        "presentation will begin", "other will appear", "other did appear", "presentation did end true", "presented",
      ])
    #expect(other.view.frame.height == 200 && other.view.window != nil)
  }

  @Test("T-16: A gesture moves a transition on; its end waits for the gesture")
  func finishedGesture() {
    let gesture = UIPercentDrivenInteractiveTransition()
    transitions.interaction = gesture
    present(.fullScreen)
    #expect(other.transitionCoordinator?.initiallyInteractive == true)
    other.transitionCoordinator?.notifyWhenInteractionChanges { [log] context in
      log.lines.append("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
    }
    app.flush()
    #expect(log.take() == ["root will disappear", "other will appear", "animate"])
    gesture.update(0.4)
    app.flush()
    #expect(other.transitionCoordinator?.percentComplete == 0.4 && other.transitionCoordinator?.isInteractive == true)
    #expect(other.isBeingPresented && gesture.percentComplete == 0.4 && gesture.duration == 0.3)
    gesture.finish()
    #expect(log.take() == ["interactive false, cancelled false"])
    app.flush()
    #expect(
      log.take() == ["other did appear", "root did disappear", "presented", "animation ended true"])
  }

  @Test("T-16: A gesture that is cancelled turns a presentation back")
  func cancelledPresentation() {
    let gesture = UIPercentDrivenInteractiveTransition()
    transitions.interaction = gesture
    present(.fullScreen)
    gesture.update(0.2)
    gesture.cancel()
    app.flush()
    #expect(
      log.take() == [
        "root will disappear", "other will appear", "animate", "other will disappear", "other did disappear",
        "root will appear", "root did appear", "animation ended false",
      ])
    #expect(root.presentedViewController == nil && other.view.window == nil && root.view.window != nil)
    transitions.interaction = nil
    present(.fullScreen)
    app.flush()
    #expect(root.presentedViewController === other && log.take().last == "animation ended true")
  }

  @Test("T-16: A gesture that is cancelled turns a dismissal back")
  func cancelledDismissal() {
    present(.custom)
    app.flush()
    _ = log.take()
    let gesture = UIPercentDrivenInteractiveTransition()
    transitions.interaction = gesture
    other.dismiss(animated: true)
    gesture.cancel()
    app.flush()
    #expect(
      log.take() == [
        "dismissal will begin", "other will disappear", "alongside dismissal", "animate", "dismissal did end false",
        "other will appear",
        "other did appear", "animation ended false",
      ])
    #expect(root.presentedViewController === other && other.view.window != nil && !other.isBeingDismissed)
    transitions.interaction = nil
    other.dismiss(animated: true)
    app.flush()
    #expect(root.presentedViewController == nil && other.view.window == nil)
  }

  @Test("T-13: An animator that never completes its transition is reported")
  func endlessTransition() {
    transitions.animator?.completes = false
    let found = warnings {
      present(.fullScreen)
      app.flush()
    }
    #expect(found == ["Warning: Slide has not called completeTransition(_:), so the transition goes on."])
    #expect(other.isBeingPresented)
  }

  @Test("T-12: In a hidden window, the animator is not asked, and the view is placed")
  func hiddenWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let hidden = UIViewController()
    window.rootViewController = hidden
    window.isHidden = false
    app.flush()
    window.isHidden = true
    app.flush()
    other.modalPresentationStyle = .fullScreen
    hidden.present(other, animated: true)
    app.flush()
    #expect(log.take() == [] && hidden.presentedViewController === other && other.view.superview === window)
  }

  @Test("T-15: A dismissal removes the containers of all presentations above")
  func stackOfPresentations() {
    let above = Screen("above", log)
    let transitions = transitions
    above.transitioningDelegate = transitions
    above.modalPresentationStyle = .custom
    present(.custom)
    app.flush()
    other.present(above, animated: true)
    app.flush()
    #expect(root.view.window?.subviews.count == 3 && above.view.window != nil)
    root.dismiss(animated: true)
    app.flush()
    #expect(root.view.window?.subviews.count == 1)
    #expect(other.view.window == nil && above.view.window == nil && root.presentedViewController == nil)
  }

  @Test("T-13: Animations may follow each other before the transition ends")
  func chainedAnimations() {
    func animate(_ count: Int, _ context: any UIViewControllerContextTransitioning) {
      UIView.animate(withDuration: 0.1) {
      } completion: { _ in
        if count == 0 { context.completeTransition(true) } else { animate(count - 1, context) }
      }
    }
    transitions.animator?.completes = false
    transitions.animator?.check = { animate(5, $0) }
    let found = warnings {
      present(.fullScreen)
      app.flush()
    }
    #expect(found == [] && !other.isBeingPresented)
  }

  @Test("Nothing keeps a controller and its transition after its dismissal")
  func release() {
    weak var controller: UIViewController?
    weak var animator: Slide?
    do {
      let delegate = Transitions(log)
      delegate.animator = Slide(log)
      delegate.hasCard = true
      let screen = Screen("brief", log)
      screen.modalPresentationStyle = .custom
      screen.transitioningDelegate = delegate
      (controller, animator) = (screen, delegate.animator)
      root.present(screen, animated: true)
      app.flush()
      screen.dismiss(animated: true)
      app.flush()
    }
    #expect(controller == nil && animator == nil)
  }
}
