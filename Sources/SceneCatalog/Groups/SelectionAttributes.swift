extension AttributeKind {
  /// Whether a controller of a table or a collection clears the selection.
  static let clearsSelection = AttributeKind(
    "clearsSelectionOnViewWillAppear", .boolean, sets: "clearsSelectionOnViewWillAppear",
    "Whether the selection goes away when it appears.")
}
