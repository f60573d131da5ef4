/// How one child of a container view takes the place of another.
package enum SwapTransition: String, ChoiceWord, CaseIterable {
  case none, crossDissolve, flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown

  package static let all = allCases
  package static var choice: Choice { .transition }
}
