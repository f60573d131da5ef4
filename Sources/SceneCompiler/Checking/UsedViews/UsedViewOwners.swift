import SceneCatalog
import SceneDiagnostics

/// A view that names an owner is used only where there is one of that class.
enum UsedViewOwners: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [OwnerlessView.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.objectIDs {
      guard let tree = graph.objects[id].used, let owner = graph.fileOwner(of: tree).map({ graph.objects[$0] }),
        !owner.isDamaged, let name = graph.objects[id].name(of: .use), let problem = problem(of: id, owner, context)
      else { continue }
      log.report(
        OwnerlessView(view: name.text, type: owner.typeName, problem: problem), at: graph.place(name.range, of: id),
        notes: [Note("its owner is named here", at: graph.place(owner.range, in: owner.tree))])
    }
  }

  /// What is wrong with the owner of a view where the view is used, if something is.
  private static func problem(
    of use: ID<SceneObject>, _ owner: SceneObject, _ context: CheckContext
  ) -> OwnerlessView.Problem? {
    let graph = context.graph
    let tree = graph.objects[use].tree
    switch graph.usedViewOwner(in: tree) {
    case nil: return .none(graph.label(of: tree))
    case .owner(let other):
      if graph.objects[other].isDamaged { return nil }
      guard !isOther(graph.objects[other].attributes, than: owner, context) else {
        return .other(graph.label(of: tree), graph.objects[other].typeName)
      }
    case .controller(let id):
      let controller = graph.controllers[id]
      if controller.isDamaged { return nil }
      guard let type = graph.className(of: controller) else {
        let uikit = controller.uikitType
        return UIKitClasses.isSubclass(uikit, of: owner.typeName) ? nil : .other(controller.label, uikit)
      }
      if isOther(controller.attributes, than: owner, context) { return .other(controller.label, type) }
    }
    return nil
  }

  /// Whether a class is known to be no subclass of an owner's. Without the sources, the Swift compiler sees it.
  private static func isOther(
    _ attributes: [Attribute], than owner: SceneObject, _ context: CheckContext
  ) -> Bool {
    guard attributes.className != owner.attributes.className, let classes = context.classes else { return false }
    return classes.members(of: attributes)?.isSubclass(of: owner.typeName, classes.index) == false
  }
}

struct OwnerlessView: DiagnosticMessage {
  /// Who is no owner of the class, by name.
  enum Problem {
    case none(String)
    case other(String, String)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A view of the file with an `owner` has outlets and actions of that object. Where the view is used, its owner is the
    controller of the scene. In another view of the file, it is the owner of that view. A cell of the file has no owner.

    Wrong:

        <scenes initialViewController="start">
          <view id="form">
            <owner customClass="SignIn"/>
            <button title="Sign in"><action selector="submit"/></button>
          </view>
          <viewController id="start">
            <view>
              <view use="form" pin="safeArea"/>
            </view>
          </viewController>
        </scenes>

    Right:

        <scenes initialViewController="start">
          <view id="form">
            <owner customClass="SignIn"/>
            <button title="Sign in"><action selector="submit"/></button>
          </view>
          <viewController id="start" customClass="SignIn">
            <view>
              <view use="form" pin="safeArea"/>
            </view>
          </viewController>
        </scenes>
    """
  let view: String
  let type: String
  let problem: Problem

  var text: String {
    switch problem {
    case .none(let name): "'\(view)' needs an owner of the class '\(type)', and '\(name)' has none"
    case .other(let name, let actual):
      "'\(view)' needs an owner of the class '\(type)', and '\(name)' is a '\(actual)'"
    }
  }
}
