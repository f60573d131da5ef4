extension UncaughtException {
  /// - Parameter list: the table view or collection view of the item.
  static func noCell(for item: String, at place: IndexPath, in list: String) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "The cell provider of the diffable data source returned nil for the \(list) at \(place), item: \(item)")
  }

  /// The text is ours. UIKit's names the expected cell.
  static func reconfiguredOtherCell(at place: IndexPath) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "The cell of a reconfigured item at \(place) has to be the one that the list dequeues for it")
  }

  /// The text is ours: a nib makes views of another class than its registration names.
  static func wrongView(_ kind: String, _ type: Any.Type, expected: Any.Type) -> Self {
    Self(name: .internalInconsistency, reason: "The \(kind) of a registration for \(expected) is a \(type)")
  }

  static var noLayoutSection: Self {
    Self(
      name: .internalInconsistency,
      reason:
        "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
        + "section. This is a client error.")
  }
}
