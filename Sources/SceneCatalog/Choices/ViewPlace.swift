/// A property that a view is set to, instead of being a subview like others: of the view around it, or of the navigation
/// item of a controller.
package enum ViewPlace: String, ChoiceWord, CaseIterable {
  case accessoryView, backgroundView, editingAccessoryView, selectedBackgroundView, tableFooterView, tableHeaderView
  case titleView

  /// Whether a table gives it the table's width, and leaves its height to it.
  package var isAsWideAsTable: Bool { self == .tableFooterView || self == .tableHeaderView }

  package static let all = allCases
  package static var choice: Choice { .viewPlace }
}

extension Choice {
  static let viewPlace = Choice("placement", of: ViewPlace.self)
}
