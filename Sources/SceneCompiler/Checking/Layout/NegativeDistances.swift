import SceneCatalog
import SceneDiagnostics

/// A view whose far edge is outside its superview is meant to be there.
///
/// In UIKit, the constant of such an edge is negative inside. In a scene, it is negative outside.
enum NegativeDistances: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [NegativeDistance.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.objectIDs {
      let rules = graph.objects[id].layout
      // With a near edge outside as well, as of a badge on a corner, the sign is no mistake.
      guard !rules.contains(where: { $0.side.isNearEdge && $0.value.overhang != nil }) else { continue }
      for rule in rules where rule.side.isFarEdge {
        guard let overhang = rule.value.overhang else { continue }
        let place = graph.place(rule.range, of: id).word(overhang.negated.text)
        log.report(
          NegativeDistance(side: rule.side, points: overhang.text, target: rule.value.container.rawValue), at: place,
          fix: Fix(replace: place, with: overhang.text))
      }
    }
  }
}

extension LayoutExpression {
  /// How far an edge is outside the superview or guide that it is inset from; nil if it is inside.
  fileprivate var overhang: Decimal? {
    guard targetSide == nil, let points = constant?.points, points.value < 0 else { return nil }
    return points.negated
  }

  /// The edge from which the inset is measured.
  fileprivate var container: ViewGuide { if case .guide(let guide) = target { guide } else { .superview } }
}

extension LayoutSide {
  /// Whether UIKit's constants for the edge are positive inside.
  fileprivate var isNearEdge: Bool { self == .top || self == .leading || self == .left }
  /// Whether UIKit's constants for the edge are negative inside.
  fileprivate var isFarEdge: Bool { isEdge && !isNearEdge }
}

struct NegativeDistance: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    The distance to an edge of the superview or of a guide is positive inside, also at `bottom`, `trailing` and `right`,
    where a constant of UIKit is negative. A negative distance is outside.

    Wrong:

        <label text="Title" top="8" leading="16" trailing="-16"/>

    Right:

        <label text="Title" top="8" leading="16" trailing="16"/>

    To place an edge outside, name the edge that it is measured from: `trailing="superview.trailing + 16"`. There is no
    warning for a view whose `top`, `leading` or `left` has a negative distance, too.
    """
  let side: LayoutSide
  let points: String
  let target: String

  var text: String { "this edge is \(points) points outside '\(target)'" }
  var help: String? {
    "a distance is positive inside, at every edge; if outside is meant, write '\(target).\(side.rawValue) + \(points)'"
  }
}
