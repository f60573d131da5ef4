import SceneCatalog
import SceneDiagnostics

/// What calls for a member of the app's class stands only where there is such a class.
enum AuthorClasses: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [MissingCustomClass.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs {
      guard graph.lacksClass(id) || context.hasClassOfUIKit(id) else { continue }
      checkInitializers(of: id, context, &log)
      if graph.lacksClass(id) { checkMembers(of: id, graph, &log) }
    }
    for id in graph.objectIDs where !graph.objects[id].outlets.isEmpty { checkOutlets(of: id, graph, &log) }
    for id in graph.segueIDs where graph.segues[id].kind == .unwind { checkUnwind(id, graph, &log) }
  }

  /// UIKit's classes take no parameters, and make no destinations.
  private static func checkInitializers(
    of id: ID<Controller>, _ context: CheckContext, _ log: inout DiagnosticLog
  ) {
    let graph = context.graph
    let controller = graph.controllers[id]
    for parameter in controller.parameters where !controller.has(.rootView) {
      report("take the parameter '\(parameter.name.text)'", parameter.name.range, of: id, graph, &log)
    }
    for segue in context.analysis.segues(of: id).all {
      guard case .hook = segue.supply else { continue }
      let creation = graph.segues[segue.id].attribute(.destinationCreation)
      let reason = creation == nil ? ", which needs values" : ""
      report(
        "make '\(graph.controllers[segue.recipient].label)'\(reason)", creation?.range ?? graph.segues[segue.id].range,
        of: id, graph, &log)
    }
  }

  private static func checkMembers(of id: ID<Controller>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let controller = graph.controllers[id]
    if controller.kind.name == "hostingController", !controller.has(.rootView) {
      log.report(
        MissingCustomClass(controller: controller.label, need: "show a view of SwiftUI, or a 'rootView'"),
        at: graph.place(of: id))
    }
    for outlet in graph.tree(of: id).outlets where !controller.kind.has(outlet) {
      report("have the property '\(outlet.property.text)'", outlet.property.range, of: id, graph, &log)
    }
    for object in graph.trees(in: id).flatMap({ graph.trees[$0].objects }) {
      for action in graph.objects[object].actions where isControllers(action) {
        report("have the method '\(action.name.text)'", action.name.range, of: id, graph, &log)
      }
    }
  }

  private static func report(
    _ need: String, _ range: SourceRange, of id: ID<Controller>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    let controller = graph.controllers[id]
    log.report(
      MissingCustomClass(controller: controller.label, need: need, given: controller.customClass?.text),
      at: graph.place(range, in: id))
  }

  private static func checkOutlets(of id: ID<SceneObject>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let object = graph.objects[graph.definition(of: id)]
    guard !object.has(.customClass), !object.isDamaged, !graph.objects[id].isDamaged else { return }
    for outlet in graph.objects[id].outlets where !object.kind.has(outlet) {
      log.report(
        MissingCustomClass(
          controller: object.label, need: "have the property '\(outlet.property.text)'", own: object.kind.outlets),
        at: graph.place(outlet.property.range, of: id))
    }
  }

  private static func isControllers(_ action: Action) -> Bool {
    switch action.destination {
    case .object, .results, .firstResponder: false
    case .controller, nil: true
    }
  }

  private static func checkUnwind(_ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard let destination = graph.destination(of: id),
      graph.lacksClass(destination) || graph.isStoryboardWithoutClass(destination),
      let action = graph.segues[id].name(of: .unwindAction)
    else { return }
    log.report(
      MissingCustomClass(controller: graph.controllers[destination].label, need: "have the method '\(action.text)'"),
      at: graph.place(action.range, of: id),
      notes: [Note("'\(graph.controllers[destination].label)' is here", at: graph.place(of: destination))])
  }
}

extension ElementKind {
  /// Whether the element's UIKit class has an outlet by itself.
  fileprivate func has(_ outlet: Outlet) -> Bool { !outlet.isCollection && outlets.contains(outlet.property.text) }
}

extension SceneGraph {
  /// Whether a controller of a scene is of the class that its element is without one, as far as its attributes were
  /// understood.
  fileprivate func lacksClass(_ id: ID<Controller>) -> Bool {
    let controller = controllers[id]
    guard !controller.isPlaceholder, !controller.isDamaged else { return false }
    guard let name = controller.customClass else { return true }
    return name.text == controller.kind.type && !controller.has(.customModule)
  }
}

extension CheckContext {
  /// Whether the class of a controller is one of UIKit's own.
  fileprivate func hasClassOfUIKit(_ id: ID<Controller>) -> Bool {
    let controller = graph.controllers[id]
    guard !controller.isPlaceholder, let name = SourceClasses.className(in: controller.attributes) else { return false }
    return UIKitClasses.contains(name) && classes?.index.type(name) == nil
  }
}

extension SceneGraph {
  /// Whether a placeholder stands for a controller in a storyboard whose class nobody says.
  fileprivate func isStoryboardWithoutClass(_ id: ID<Controller>) -> Bool {
    let controller = controllers[id]
    return controller.isPlaceholder && !controller.isDamaged && controller.customClass == nil
      && controller.has(.storyboardName) && !isLost(id)
  }
}

struct MissingCustomClass: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Outlets, actions and parameters are properties, methods and initialisers of a class of yours. A controller without
    `customClass`, or with `customClass="UIViewController"`, is one of UIKit's own, which has none of them.

    Wrong:

        <viewController id="profile">
          <view><button title="Save"><action selector="save"/></button></view>
        </viewController>

    Right:

        <viewController id="profile" customClass="Profile">
          <view><button title="Save"><action selector="save"/></button></view>
        </viewController>

    The same holds for views: a `label` has no outlets but those of a class of yours. Some of UIKit's classes have outlets
    by themselves, such as the `delegate` of a `textField` and the `dataSource` of a `tableView`.

    And it holds for a segue that a control fires to a controller with parameters: a method of your class makes it.
    """
  let controller: String
  let need: String
  /// The class of UIKit's that it has.
  var given: String? = nil
  /// The outlets that UIKit's class has.
  var own: [String] = []

  var text: String {
    "'\(controller)' needs a \(given.map { "class of yours instead of '\($0)'" } ?? "'customClass'") to \(need)"
  }
  var help: String? {
    own.isEmpty ? nil : "the outlets of UIKit's class are " + own.map { "'\($0)'" }.joined(separator: ", ")
  }
}
