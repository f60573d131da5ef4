extension AttributeKind {
  /// Whether a controller of a table or a collection clears the selection.
  static let clearsSelection = AttributeKind(
    "clearsSelectionOnViewWillAppear", .boolean, sets: "clearsSelectionOnViewWillAppear",
    "Whether the selection clears when the view appears.")
}
