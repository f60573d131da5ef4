/// What a view is that is no subview like others: a property of the view around it is set to it, or one of the navigation
/// item of a controller, or it is in no other view.
package enum ViewPlace: String, ChoiceWord, CaseIterable {
  case accessoryView, backgroundView, editingAccessoryView, selectedBackgroundView, tableFooterView, tableHeaderView
  case titleView
  /// It is in the scene of a controller, and in no other view.
  case detached

  /// Whether a table gives it the table's width, and leaves its height to it.
  package var isAsWideAsTable: Bool { self == .tableFooterView || self == .tableHeaderView }

  package static let all = allCases
  package static var choice: Choice { .viewPlace }
}

extension Choice {
  static let viewPlace = Choice("placement", of: ViewPlace.self)
}
