/// Where a view is that is not among the views of what it stands in.
package enum ViewPlacement: String, ChoiceWord, CaseIterable {
  case titleView

  /// How the view gets there, as a property of the navigation item.
  package var placement: Placement { .assigned(to: rawValue) }

  package static let all = allCases
  package static var choice: Choice { .viewPlacement }
}
