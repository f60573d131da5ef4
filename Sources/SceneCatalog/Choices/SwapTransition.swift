/// The transition between two children of a container view.
package enum SwapTransition: String, ChoiceWord, CaseIterable {
  case none, crossDissolve, flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown

  package static let all = allCases
  package static var choice: Choice { .transition }
}
