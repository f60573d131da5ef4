extension AttributeKind {
  /// Whether a table or collection view controller clears the selection.
  static let clearsSelection = AttributeKind(
    "clearsSelectionOnViewWillAppear", .boolean, sets: "clearsSelectionOnViewWillAppear",
    "Whether the selection clears when the view appears.")
}
