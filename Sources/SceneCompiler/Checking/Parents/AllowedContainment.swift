import SceneCatalog
import SceneDiagnostics

/// UIKit's containers do not go into each other in every way.
enum AllowedContainment: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [ForbiddenContainment.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.segueIDs {
      guard let destination = graph.destination(of: id), let child = graph.controllers[destination].container,
        let place = place(of: id, context), place.refuses(child)
      else { continue }
      log.report(
        ForbiddenContainment(controller: graph.label(of: destination), container: child, place: place),
        at: graph.destinationPlace(of: id),
        notes: [Note("'\(graph.label(of: destination))' is declared here", at: graph.place(of: destination))])
    }
  }

  /// The container of a segue's destination.
  private static func place(of id: ID<Segue>, _ context: CheckContext) -> ForbiddenContainment.Place? {
    let segue = context.graph.segues[id]
    let container = context.graph.controllers[segue.source].container
    switch segue.kind {
    case .push: return .stack
    case .show:
      // Outside of a navigation controller it is presented, which anything may be.
      let isPush = context.surroundings.all(of: segue.source).contains { $0.canPush(from: container) }
      return isPush ? .stack : nil
    case .relationship where container == .navigation: return .root
    case .relationship where container == .split:
      return segue.relationship.flatMap(ForbiddenContainment.Place.init)
    default: return nil
    }
  }
}

struct ForbiddenContainment: DiagnosticMessage {
  /// A place that not every container may take.
  enum Place: Sendable {
    case stack, root, primary, supplementary, secondary

    init?(_ relationship: Relationship) {
      switch relationship {
      case .primaryViewController: self = .primary
      case .supplementaryViewController: self = .supplementary
      case .secondaryViewController: self = .secondary
      case .compactViewController, .rootViewController, .viewControllers: return nil
      }
    }

    func refuses(_ container: SystemContainer) -> Bool {
      switch (self, container) {
      case (.stack, .navigation), (.stack, .tabs), (.stack, .split): true
      case (.root, .navigation), (.root, .tabs), (.root, .split): true
      case (.primary, .tabs), (.supplementary, .tabs): true
      case (.primary, .split), (.supplementary, .split), (.secondary, .split): true
      default: false
      }
    }

    var phrase: String {
      switch self {
      case .stack: "be pushed onto a navigation controller"
      case .root: "be the root of a navigation controller"
      case .primary: "be the primary column of a split view controller"
      case .supplementary: "be the supplementary column of a split view controller"
      case .secondary: "be the secondary column of a split view controller"
      }
    }
  }

  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    UIKit's containers go into each other in some ways only:

    - A navigation controller cannot be pushed onto another, nor be its root: "Pushing a navigation controller is not
      supported" is the exception that UIKit raises.
    - A tab bar controller cannot be pushed onto a navigation controller nor be its root; its tabs may be navigation
      controllers.
    - A split view controller is meant to be at the root of a window. It cannot be pushed, nor be in a column of
      another, which would put it into a navigation controller.
    - A tab bar controller cannot be in the primary or supplementary column of a split view controller.

    So this raises an exception:

        <segue kind="push" destination="settingsNavigation"/>

    Push what is in it, or present it:

        <segue kind="push" destination="settings"/>
        <segue kind="present" destination="settingsNavigation"/>

    Tabs with a navigation controller each, rather than tabs in a navigation controller:

        <tabBarController id="tabs">
          <segue kind="relationship" relationship="viewControllers" destination="homeNavigation"/>
        </tabBarController>
    """
  let controller: String
  let container: SystemContainer
  let place: Place

  var text: String { "'\(controller)' is a \(container.noun), which cannot \(place.phrase)" }
  var help: String? {
    switch (place, container) {
    case (.stack, .navigation): "push the controller at its root, or present '\(controller)' with kind=\"present\""
    case (.stack, _): "present '\(controller)' with kind=\"present\""
    case (.root, .navigation): "make the controller at its root the root here"
    case (.root, .tabs):
      "put a navigation controller into each of its tabs, rather than it into a navigation controller"
    case (_, .tabs): "put it into the secondary or the compact column"
    default: "put a controller from one of its columns here, or make '\(controller)' the root of a window"
    }
  }
}
