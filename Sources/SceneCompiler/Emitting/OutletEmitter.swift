import SceneCatalog

/// Writes the outlets of a tree as assignments; collections as lists, in the order of the file.
struct OutletEmitter {
  private let plan: ModulePlan
  private let tree: ID<ViewTree>
  private(set) var text = SwiftText()

  init(_ plan: ModulePlan, _ tree: ID<ViewTree>) {
    self.plan = plan
    self.tree = tree
  }

  /// Adds the outlets of one owner.
  ///
  /// - Parameter server: what stands in front of the owner's property of a name, if something does.
  mutating func add(_ outlets: [Outlet], owner: String, server: (String) -> String? = { _ in nil }) {
    var collections: [String] = []
    var members: [String: [String]] = [:]
    var locations: [String: String] = [:]
    var optional: Set<String> = []
    for outlet in outlets {
      guard let destination = outlet.destination.map(expression) else { continue }
      let property = SwiftName.escaped(outlet.property.text)
      let location = plan.location(of: outlet.property.range, in: tree)
      if outlet.isCollection {
        if members[property] == nil { collections.append(property) }
        members[property, default: []].append(destination)
        if leadsToOptional(outlet) { optional.insert(property) }
        if locations[property] == nil { locations[property] = location }
      } else {
        let owner = server(outlet.property.text) ?? owner
        text.located(at: location) { $0.line("\(owner).\(property) = \(destination)") }
      }
    }
    for property in collections {
      text.located(at: locations[property]) {
        $0.assign(
          list: members[property, default: []], to: "\(owner).\(property)",
          optional.contains(property) ? ".compactMap { $0 }" : "")
      }
    }
  }

  private func leadsToOptional(_ outlet: Outlet) -> Bool {
    guard case .object(let id)? = outlet.destination else { return false }
    return plan.graph.objects[id].isHeldAsOptional
  }

  /// The destination of an outlet or action, in Swift.
  func expression(_ destination: Outlet.Destination) -> String {
    switch destination {
    case .object(let id): plan.variable(id)
    case .results(let id): SwiftName.escaped(plan.scene(id).property)
    case .controller, .firstResponder: "controller"
    }
  }
}
