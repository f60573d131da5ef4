extension UncaughtException {
  /// - Parameter list: what shows the item: a table view or a collection view.
  static func noCell(for item: String, at place: IndexPath, in list: String) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "The cell provider of the diffable data source returned nil for the \(list) at \(place), item: \(item)")
  }

  /// Our text. UIKit says which cell was expected.
  static func reconfiguredOtherCell(at place: IndexPath) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "The cell of a reconfigured item at \(place) has to be the one that the list dequeues for it")
  }

  /// Our text: a nib makes views of another class than its registration says.
  static func wrongView(_ kind: String, _ type: Any.Type, expected: Any.Type) -> Self {
    Self(name: .internalInconsistency, reason: "The \(kind) of a registration for \(expected) is a \(type)")
  }
}
