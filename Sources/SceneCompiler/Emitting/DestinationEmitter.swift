import SceneCatalog

/// Writes how the destination of a segue is made, and what it is in a case of `Segue`.
struct DestinationEmitter {
  private let plan: ModulePlan
  private let segue: DistinctSegue

  init(_ segue: DistinctSegue, _ plan: ModulePlan) {
    self.segue = segue
    self.plan = plan
  }

  private var graph: SceneGraph { plan.graph }

  /// The variable that holds a controller on the way.
  func variable(_ id: ID<Controller>) -> String {
    let property = plan.childName(id, by: segue)
    guard case .caller(let parameters) = segue.supply, parameters.contains(where: { $0.name.text == property }) else {
      return SwiftName.escaped(property)
    }
    return property + "Controller"
  }

  /// The names of the variables and parameters in the method that makes the destination.
  var locals: [String] {
    guard case .caller(let parameters) = segue.supply else { return shown.map(variable) }
    return shown.map(variable) + parameters.map(\.name.text)
  }

  /// The controllers that the destination is made of: itself, and all inside it where it is a container.
  var shown: [ID<Controller>] { shown(segue.destination) }

  private func shown(_ id: ID<Controller>) -> [ID<Controller>] {
    [id] + children(of: id).flatMap { shown($0.child) }
  }

  /// The controllers inside one that is looked through, with the relationships that put them there.
  private func children(of id: ID<Controller>) -> [Containment.Edge] {
    plan.containment.leaves(id) == [id] ? [] : plan.containment.relationships(of: id)
  }

  /// Writes the lines that make the destination, what it contains first.
  ///
  /// - Parameter kept: what holds controllers that were made before and are used again.
  func make(into text: inout SwiftText, sender: String = "sender", unless kept: String? = nil) {
    make(segue.destination, by: [], into: &text, sender: sender, kept: kept)
  }

  private func make(
    _ id: ID<Controller>, by relationships: [ID<Segue>], into text: inout SwiftText, sender: String, kept: String?
  ) {
    let children = children(of: id)
    for child in children {
      let passed = ChildHook.passed(relationships, through: id, to: child.segue, graph)
      make(child.child, by: passed, into: &text, sender: sender, kept: kept)
    }
    let used = kept.map { "\($0).\(plan.childName(id, by: segue))" }
    let start = "let \(variable(id)) = " + (used.map { $0 + " ?? " } ?? "")
    if id != segue.recipient, graph.recipient(of: id) == id, let hook = ChildHook(relationships, for: id, graph) {
      return text.line("\(start)controller.\(hook.method.call(sender: sender))")
    }
    var arguments = children.map { "\(plan.scene($0.child).property): \(variable($0.child))" }
    if id != segue.recipient, graph.recipient(of: id) == id {
      arguments += RelationshipArguments.all(of: relationships, for: id, graph)
    }
    if id == segue.recipient {
      if let hook = DestinationHook(segue, graph) {
        let range = graph.segues[segue.id].attribute(.destinationCreation)?.range
        let location = range.flatMap { plan.location(of: $0, in: graph.segues[segue.id].source) }
        return text.located(at: location) { $0.line("\(start)controller.\(hook.call(sender: sender))") }
      }
      arguments += self.arguments
    }
    let function = maker(of: id) + "." + plan.function(making: id)
    let whole = start + function + "(" + arguments.joined(separator: ", ") + ")"
    let given = id == segue.recipient ? [segue.id] : relationships
    text.located(at: plan.location(ofMembersIn: given, for: id)) { text in
      guard let used, !text.fits(whole) else { return text.call(start + function, arguments) }
      text.line("let \(variable(id)) =")
      text.indented { text in
        text.line("\(used)")
        text.call("?? " + function, arguments)
      }
    }
  }

  /// What makes a controller in the flow that the segue is part of.
  private func maker(of id: ID<Controller>) -> String {
    let file = graph.controllers[graph.segues[segue.id].source].file
    return plan.maker(of: id, forFile: file, in: "scenes.flow") ?? "scenes"
  }

  /// The arguments for the parameters of the destination.
  private var arguments: [String] {
    let given = Dictionary(
      graph.argumentsGiven(by: segue.id).map { ($0.name.text, $0.value.text) }, uniquingKeysWith: { first, _ in first })
    return graph.controllers[segue.recipient].parameters.compactMap { parameter in
      let name = parameter.name.text
      if let value = given[name].flatMap(parameter.swift) { return "\(name): \(value)" }
      guard case .caller = segue.supply else { return nil }
      return "\(name): \(SwiftName.escaped(name))"
    }
  }

  /// The values of the case: `(editor, in: navigation)`.
  var payload: String {
    payload { variable($0) }
  }

  /// The types of the case: `(Editor, in: UINavigationController)`.
  var payloadTypes: String {
    payload { plan.scene($0).type }
  }

  private func payload(_ spell: (ID<Controller>) -> String) -> String {
    let leaves = plan.containment.leaves(segue.destination)
    // An unwind segue finds its destination, and whatever that shows by then.
    if segue.kind == .unwind || leaves == [segue.destination] { return "(\(spell(segue.destination)))" }
    if leaves.count == 1, graph.controllers[segue.destination].container == .navigation {
      return "(\(spell(leaves[0])), in: \(spell(segue.destination)))"
    }
    let labelled = leaves.map { "\(plan.scene($0).property): \(spell($0))" }
    return "(" + ([spell(segue.destination)] + labelled).joined(separator: ", ") + ")"
  }
}
