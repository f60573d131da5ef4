/// The type `Style` of the module.
public enum Style: Sendable {
  case plain
}
