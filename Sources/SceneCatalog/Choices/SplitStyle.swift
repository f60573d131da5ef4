/// The number of columns of a split view controller.
package enum SplitStyle: String, ChoiceWord, CaseIterable {
  case doubleColumn, tripleColumn

  package static let all = allCases
  package static var choice: Choice { .splitStyle }
}
