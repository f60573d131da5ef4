/// Makes drags from the edge of the screen out of touches.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that a drag can begin at.
  open var edges: UIRectEdge = []
}
