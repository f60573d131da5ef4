/// What a view can be laid out in: another view, which is its superview, or a guide of that view.
package enum ViewGuide: String, ChoiceWord, CaseIterable {
  case superview, safeArea, layoutMargins, readableContent, contentLayoutGuide, frameLayoutGuide, keyboardLayoutGuide

  package static let all = allCases
  package static var choice: Choice { .pin }

  /// Whether only scroll views have the guide.
  package var isForScrolling: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }
}
