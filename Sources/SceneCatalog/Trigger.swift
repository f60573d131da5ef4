/// What a user does to an element to perform its actions and segues.
public enum Trigger: Sendable, Equatable {
  /// The user causes a control event, of which a control sends several. This is the usual one: `touchUpInside`.
  case controlEvent(String)
  /// The user taps a bar button item.
  case tap
  /// The user selects a row.
  case selection

  /// Whether it performs one action or segue only.
  package var isSingle: Bool { if case .controlEvent = self { false } else { true } }
}
