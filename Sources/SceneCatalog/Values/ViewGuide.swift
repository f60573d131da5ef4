/// The superview of a view, or a layout guide of the superview.
package enum ViewGuide: String, ChoiceWord, CaseIterable {
  case superview, safeArea, layoutMargins, readableContent, contentLayoutGuide, frameLayoutGuide, keyboardLayoutGuide

  package static let all = allCases
  package static var choice: Choice { .pin }

  /// Whether only scroll views have the guide.
  package var isForScrolling: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
}
