/// The position of a view that is not added as a subview: a property of its parent or of a navigation item holds it, or
/// it has no superview in the scene.
package enum ViewPlace: String, ChoiceWord, CaseIterable {
  case accessoryView, backgroundView, editingAccessoryView, selectedBackgroundView, tableFooterView, tableHeaderView
  case titleView
  /// The view belongs to the controller and has no superview.
  case detached

  /// Whether it has the width of the table and a height of its own.
  package var isAsWideAsTable: Bool { self == .tableFooterView || self == .tableHeaderView }

  package static let all = allCases
  package static var choice: Choice { .viewPlace }
}

extension Choice {
  static let viewPlace = Choice("placement", of: ViewPlace.self)
}
