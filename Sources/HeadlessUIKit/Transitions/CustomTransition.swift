/// What an app has its own way with in a transition: the presentation controller, the animator and the gesture.
@MainActor protocol CustomTransition {
  /// Tells the presentation controller. The controllers have their coordinator, and have not been told yet.
  func willBegin()
  /// The transition that the animator of the app performs, when the views are placed; nil if the system does.
  func makeContext() -> TransitionContext?
}
