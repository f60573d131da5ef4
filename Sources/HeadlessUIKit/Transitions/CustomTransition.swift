/// The app's own objects for a transition: the presentation controller, the animator and the gesture.
@MainActor protocol CustomTransition {
  /// Notifies the presentation controller. The controllers have their coordinator, and are not notified yet.
  func willBegin()
  /// The transition that the animator of the app performs, when the views are placed; nil if the system does.
  func makeContext() -> TransitionContext?
}
