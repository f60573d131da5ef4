/// A property of a view that another view inside it is set to, instead of being a subview like others.
package enum ViewPlace: String, ChoiceWord, CaseIterable {
  case accessoryView, backgroundView, editingAccessoryView, selectedBackgroundView, tableFooterView, tableHeaderView

  /// Whether a table gives it the table's width, and leaves its height to it.
  package var isAsWideAsTable: Bool { self == .tableFooterView || self == .tableHeaderView }

  package static let all = allCases
  package static var choice: Choice { .viewPlace }
}

extension Choice {
  static let viewPlace = Choice("placement", of: ViewPlace.self)
}
