import SceneCatalog
import SceneDiagnostics

/// A way from one controller to another.
public struct Segue: Sendable {
  /// How it goes there.
  enum Kind: String, Sendable, CaseIterable {
    case embed, push, show, showDetail, present, popover, replace, custom, unwind, relationship
  }

  /// What performs it.
  enum Trigger: Sendable {
    /// Code does.
    case code
    /// The view of its controller does, when it loads: an embed segue.
    case container(ID<SceneObject>)
    /// A control, a cell or a bar button item does.
    case object(ID<SceneObject>)
  }

  /// A value that it gives to its destination.
  struct Argument: Sendable {
    let name: Name
    let value: Name
  }

  /// How it goes there; nil where that was not understood, which has been reported.
  let kind: Kind?
  /// The controller that it leaves.
  let source: ID<Controller>
  /// What performs it.
  let trigger: Trigger
  /// Where the element's name stands.
  let range: SourceRange
  /// Its attributes.
  let settings: [Setting]
  /// Whether something in it was left out, after a diagnostic said so: what seems to be missing may be there.
  var isDamaged: Bool
  /// The values that it gives.
  var arguments: [Argument] = []
  /// Where it leads, which may be a placeholder; nil where there is no such controller.
  var destination: ID<Controller>?

  /// What code calls it by.
  var identifier: Name? { settings.name(of: "identifier") }
  /// The name of where it leads.
  var destinationName: Name? { settings.name(of: "destination") }
  /// Which child its destination is, for a relationship.
  var relationship: Relationship? {
    kind == .relationship ? settings.named("relationship").flatMap { Relationship(word: $0.value) } : nil
  }
  /// Whether its child is the first to be shown, of several in a container view.
  var isInitial: Bool { settings.isTrue("initial") ?? false }
  /// Whether it is animated.
  var isAnimated: Bool { settings.isTrue("animates") ?? true }
}

/// Which child of a container a relationship makes.
enum Relationship: String, Sendable {
  case rootViewController, viewControllers
  case primaryViewController, supplementaryViewController, secondaryViewController, compactViewController

  /// The relationship of a word; Interface Builder's older words for the columns of a split view are read too.
  init?(word: String) {
    switch word {
    case "masterViewController": self = .primaryViewController
    case "detailViewController": self = .secondaryViewController
    default: self.init(rawValue: word)
    }
  }

  /// The column of a split view controller, as UIKit names it.
  var column: String? {
    switch self {
    case .primaryViewController: "primary"
    case .supplementaryViewController: "supplementary"
    case .secondaryViewController: "secondary"
    case .compactViewController: "compact"
    case .rootViewController, .viewControllers: nil
    }
  }
}
