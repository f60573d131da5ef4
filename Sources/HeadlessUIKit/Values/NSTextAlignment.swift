/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
