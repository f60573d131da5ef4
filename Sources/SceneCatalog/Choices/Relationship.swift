/// The relationship between a container and a child.
package enum Relationship: String, ChoiceWord, CaseIterable {
  case rootViewController, viewControllers
  case primaryViewController, supplementaryViewController, secondaryViewController, compactViewController

  package static let all = allCases
  package static var choice: Choice { .relationship }

  /// The column of a split view controller, as UIKit names it.
  package var column: String? {
    switch self {
    case .primaryViewController: "primary"
    case .supplementaryViewController: "supplementary"
    case .secondaryViewController: "secondary"
    case .compactViewController: "compact"
    case .rootViewController, .viewControllers: nil
    }
  }
}
