/// The relation between the two sides of a constraint.
package enum LayoutRelation: String, ChoiceWord, CaseIterable {
  case equal, lessThanOrEqual, greaterThanOrEqual

  package static let all = allCases
  package static var choice: Choice { .relation }
}
