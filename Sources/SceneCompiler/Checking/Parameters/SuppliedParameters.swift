import SceneCatalog
import SceneDiagnostics

/// Where nothing but a default or an argument can give a controller what it needs, one of them does.
///
/// A segue's performer gives values, or a method of the app makes the controller. The initial controller of a file and
/// the children of tab bar, split and page view controllers are made by generated code alone, and so is the root of a
/// navigation controller that is one of these.
enum SuppliedParameters: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [UnsuppliableParameter.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for file in graph.ownFiles {
      guard let initial = file.initial, let name = file.initialName else { continue }
      check(initial, given: [], as: .initial, at: file.place(name.range), graph, &log)
    }
    for id in graph.controllerIDs { checkNavigation(id, graph, &log) }
    for id in graph.segueIDs {
      let segue = graph.segues[id]
      guard let destination = segue.destination, !segue.isDamaged, let use = use(of: segue, graph) else { continue }
      if ChildHook([id], for: graph.target(of: destination) ?? destination, graph) != nil,
        context.analysis.hasMaker(ofChildrenIn: segue.source)
      {
        continue
      }
      let place = graph.place(segue.destinationName?.range ?? segue.range, of: id)
      check(destination, given: segue.arguments, as: use, at: place, graph, &log)
    }
  }

  /// Arguments for a navigation controller go to its root, so nothing can give it any of its own.
  private static func checkNavigation(_ id: ID<Controller>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    guard let root = graph.navigationRoot(of: id), !controller.isPlaceholder, !controller.isDamaged else { return }
    for parameter in controller.parameters where parameter.fallback == nil {
      log.report(
        UnsuppliableParameter(
          names: [parameter.name.text], controller: controller.label, use: .navigation(root: graph.label(of: root))),
        at: graph.place(parameter.name.range, in: id))
    }
  }

  private static func use(of segue: Segue, _ graph: SceneGraph) -> UnsuppliableParameter.Use? {
    let source = graph.controllers[segue.source]
    guard segue.kind == .relationship, let container = source.container, container != .navigation, !source.isDamaged
    else { return nil }
    return .child(of: source.label)
  }

  private static func check(
    _ destination: ID<Controller>, given: [Segue.Argument], as use: UnsuppliableParameter.Use, at place: Place,
    _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let recipient = graph.recipient(of: destination)
    let open = graph.parametersWithoutValue(of: destination, given: given)
    guard !open.isEmpty, !graph.controllers[recipient].isDamaged else { return }
    log.report(
      UnsuppliableParameter(names: open.map(\.name.text), controller: graph.controllers[recipient].label, use: use),
      at: place, notes: open.map { graph.note(on: $0, of: recipient) })
  }
}

struct UnsuppliableParameter: DiagnosticMessage {
  /// Why nothing can give the values.
  enum Use {
    case initial
    case child(of: String)
    case navigation(root: String)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The initial controller of a file is made when the app starts, the children of a tab bar, split or page view controller
    together with it: there is no segue whose performer could give them what they need. So each of their parameters has a
    default, or an argument in the relationship.

    Wrong:

        <tabBarController id="tabs">
          <segue kind="relationship" relationship="viewControllers" destination="list"/>
        </tabBarController>

        <viewController id="list" customClass="List">
          <parameter name="filter" type="Filter"/>
        </viewController>

    Right:

        <tabBarController id="tabs">
          <segue kind="relationship" relationship="viewControllers" destination="list">
            <argument name="filter" value=".all"/>
          </segue>
        </tabBarController>

    A class of yours can make the child, too: that of the container, or that of the controller whose segue leads to the
    container. It has a method that Swift demands, such as `makeList(forTabs:)`:

        <tabBarController id="tabs" customClass="Tabs">
          <segue kind="relationship" relationship="viewControllers" destination="list"/>
        </tabBarController>

    The same holds for the root of a navigation controller that is made in this way. A navigation controller itself passes
    on all arguments to its root, so its own parameters have defaults.
    """
  let names: [String]
  let controller: String
  let use: Use

  var text: String {
    let needs = "'\(controller)' needs " + names.map { "'\($0)'" }.joined(separator: " and ")
    switch use {
    case .initial: return needs + ", which nothing gives to the initial controller; add a default"
    case .navigation(let root): return needs + ", but arguments for it go to its root '\(root)'; add a default"
    case .child(let container): return needs + ", which '\(container)' cannot give; add a default or an argument"
    }
  }
  var help: String? {
    guard case .child = use, let name = names.first else { return nil }
    let argument = "<argument name=\"\(name)\" value=\"…\"/>"
    return "inside the segue: \(argument); or let a class of yours make the child"
  }
}
