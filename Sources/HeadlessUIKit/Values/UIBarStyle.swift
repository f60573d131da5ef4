/// The appearance of a bar.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
