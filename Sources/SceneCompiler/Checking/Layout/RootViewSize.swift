import SceneCatalog
import SceneDiagnostics

/// The view of a controller has the size that its presenter or container gives it.
enum RootViewSize: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [FixedRootViewSize.self]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for controller in part.controllerIDs {
      guard let root = graph.tree(of: controller).root else { continue }
      for rule in graph.objects[root].layout where rule.isFixedSize {
        report(rule.side.rawValue, at: graph.place(rule.range, of: root), &log)
      }
      for id in graph.tree(of: controller).objects where graph.isFixedSize(id, of: root) {
        guard let attribute = graph.objects[id].name(of: .firstAttribute) else { continue }
        report(attribute.text, at: graph.place(attribute.range, of: id), &log)
      }
    }
  }

  private static func report(_ attribute: String, at place: Place, _ log: inout DiagnosticLog) {
    log.report(FixedRootViewSize(attribute: attribute), at: place)
  }
}

extension LayoutRule {
  /// Whether it demands a size that depends on nothing.
  fileprivate var isFixedSize: Bool {
    guard side.isSize, case .none = value.target else { return false }
    return isRequired(value.priority)
  }
}

extension SceneGraph {
  /// Whether a constraint demands a size of a root view that depends on nothing.
  fileprivate func isFixedSize(_ id: ID<SceneObject>, of root: ID<SceneObject>) -> Bool {
    let constraint = objects[id]
    guard constraint.kind.role == .constraint, !constraint.has(.secondItem),
      constraint[.firstAttribute]?.isSize ?? false
    else { return false }
    let item = constraint.attribute(.firstItem)?.text
    let isOfRoot = item.map { $0 == objects[root].name?.text } ?? (constraint.parent == root)
    return isOfRoot && isRequired(constraint[.priority])
  }
}

/// Whether a constraint of a priority has to hold.
private func isRequired(_ priority: Decimal?) -> Bool { priority.map(\.value) ?? 1000 >= 1000 }

struct FixedRootViewSize: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The size of a controller's view comes from the window, the navigation controller, the popover or the container view
    that shows it. A width or a height of the view itself would contradict that size. A controller can request a size,
    which popovers, sheets and your own containers read.

    Wrong:

        <viewController id="palette">
          <view width="320" height="480"/>
        </viewController>

    Right:

        <viewController id="palette" preferredContentSize="320 480">
          <view/>
        </viewController>

    The `frame` of such a view is the size that the scene was drawn in: what its subviews' `frame` and `autoresizingMask`
    refer to. Without one it is 375 points wide and 667 high.
    """
  let attribute: String

  var text: String { "the window or container that shows a controller sizes its view; remove this '\(attribute)'" }
  var help: String? { "set 'preferredContentSize' of the controller to request a size" }
}
