extension UINavigationController {
  /// How a navigation controller replaces the controller at the top.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
