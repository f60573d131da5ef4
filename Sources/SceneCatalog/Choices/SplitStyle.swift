/// How many columns a split view controller has.
package enum SplitStyle: String, ChoiceWord, CaseIterable {
  case doubleColumn, tripleColumn

  package static let all = allCases
  package static var choice: Choice { .splitStyle }
}
