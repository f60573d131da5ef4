/// The animation of status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
