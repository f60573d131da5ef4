import SceneCatalog
import SceneDiagnostics

/// A constraint has the distance of the system only where the system has one.
enum SystemDistances: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [InvalidSystemDistance.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs where graph.objects[id].kind.role == .constraint {
      let constraint = graph.objects[id]
      let constants = constraint.all(.constant)
      guard let constant = constants.first(where: { Distance($0.value) == .system }),
        let problem = problem(of: constraint, isVaried: constants.count > 1)
      else { continue }
      log.report(InvalidSystemDistance(problem: problem), at: graph.place(constant.range, of: id))
    }
  }

  private static func problem(of constraint: SceneObject, isVaried: Bool) -> InvalidSystemDistance.Problem? {
    if isVaried { return .traits }
    if constraint.has(.multiplier) { return .multiplier }
    for key in [AttributeKey.firstAttribute, .secondAttribute] {
      if let side = constraint[key], !side.isSpaced { return .side(side) }
    }
    return nil
  }
}

struct InvalidSystemDistance: DiagnosticMessage {
  /// Why there is no such distance.
  enum Problem {
    case side(LayoutSide)
    case multiplier
    case traits
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `constant="system"` is the distance that the system leaves between the edges, margins or baselines of two views. UIKit
    chooses it when it makes the constraint. Sizes and centres have no such distance, a multiplier does not go with it, and
    it cannot change with traits; write two constraints with `when` instead.

    Wrong:

        <constraint firstItem="title" firstAttribute="width" constant="system"/>

    Right:

        <constraint firstItem="title" firstAttribute="leading" secondItem="icon" secondAttribute="trailing"
          constant="system"/>
    """
  let problem: Problem

  var text: String {
    switch problem {
    case .side(let side): "the system has no distance for '\(side.rawValue)', only between edges, margins and baselines"
    case .multiplier: "the distance of the system cannot be used with a multiplier"
    case .traits: "the distance of the system cannot change with traits; write two constraints with 'when'"
    }
  }
}
