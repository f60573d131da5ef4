/// How a bar looks.
public enum UIBarStyle: Int, Sendable {
  case `default`, black
}
