/// Whether a screen measures the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown, unavailable, available
}
