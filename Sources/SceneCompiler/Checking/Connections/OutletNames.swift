import SceneCatalog
import SceneDiagnostics

/// The class of a controller can declare the properties that outlets set to views.
enum OutletNames: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [ReservedName.self]

  /// The properties of `UIViewController` that hold something else than a view.
  private static let inherited: Set<String> = [
    "children", "isEditing", "navigationController", "navigationItem", "nibBundle", "nibName", "parent",
    "presentedViewController", "presentingViewController", "splitViewController", "storyboard", "tabBarController",
    "tabBarItem", "title", "toolbarItems", "traitCollection",
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for id in part.controllerIDs {
      for outlet in graph.tree(of: id).outlets where inherited.contains(outlet.property.text) {
        guard case .object(let object) = outlet.destination,
          graph.objects[object].kind.role.isOne(of: .anyView)
        else { continue }
        let name = outlet.property.text
        log.report(
          ReservedName(name: name, swift: name, owner: "UIViewController"),
          at: graph.place(outlet.property.range, in: id))
      }
    }
  }
}
