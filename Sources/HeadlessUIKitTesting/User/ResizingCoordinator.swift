internal import HeadlessUIKit

/// Runs what controllers want to happen along with a change of size, and after it.
@MainActor final class ResizingCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated = true
  let isCancelled = false
  let transitionDuration: TimeInterval = 0.3

  private var animations: [Work] = []
  private var completions: [Work] = []

  init(containerView: UIView) {
    self.containerView = containerView
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animate() {
    for animation in animations { animation(self) }
  }

  func complete() {
    for completion in completions { completion(self) }
  }
}
