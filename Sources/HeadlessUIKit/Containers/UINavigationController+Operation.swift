extension UINavigationController {
  /// The ways in which a navigation controller replaces its top view controller.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
