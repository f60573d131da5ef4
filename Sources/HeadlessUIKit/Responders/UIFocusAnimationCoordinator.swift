/// Animates beside a change of the focus; here all is there at once.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations with those of the focus, and then the completion.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
