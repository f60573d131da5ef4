public enum Style: Sendable {
  case plain
}
