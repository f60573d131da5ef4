/// Where the lines of a text are aligned.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
