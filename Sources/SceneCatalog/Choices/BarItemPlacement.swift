/// The bar that a bar button item is in, and the side.
package enum BarItemPlacement: String, ChoiceWord, CaseIterable {
  case left, right, back, toolbar

  package static let all = allCases
  package static var choice: Choice { .barItemPlacement }
}
