import SceneCatalog
import SwiftDeclarations

/// Writes what a scene gives to its controller: enumerations, accessors, hooks.
struct SceneEmitter {
  private let scene: ScenePlan
  private let plan: ModulePlan
  private let access: String

  init(_ scene: ScenePlan, _ plan: ModulePlan, access: String) {
    self.scene = scene
    self.plan = plan
    self.access = access
  }

  private var graph: SceneGraph { plan.graph }

  private var segues: [DistinctSegue] { scene.segues.all }

  /// The cases of `Identifier`, and the same on one line if the enumeration fits there.
  var identifiers: (cases: SwiftText, line: String) {
    var text = SwiftText()
    let cases = scene.segues.identified.map { segue in
      let isName = segue.identifier == nil || segue.identifier == segue.segueCase
      let raw = isName ? "" : " = " + StringLiteral.swift(segue.identifier ?? "")
      return SwiftName.escaped(segue.segueCase) + raw
    }
    guard !cases.isEmpty else { return (text, "") }
    let line = "case " + cases.joined(separator: ", ")
    if text.fits("  " + line) {
      text.line("\(line)")
    } else {
      for name in cases { text.line("case \(name)") }
    }
    let isShort = text.fits(access + "enum Identifier: String, CaseIterable { " + line + " }")
    return (text, isShort ? line : "")
  }

  /// The cases of `Segue`.
  var cases: SwiftText {
    var text = SwiftText()
    for segue in scene.segues.cases {
      text.line("case \(SwiftName.escaped(segue.segueCase))\(DestinationEmitter(segue, plan).payloadTypes)")
    }
    return text
  }

  /// The stored property that performs the segues, and tells the app's class which case each is.
  var dispatch: SwiftText {
    var text = SwiftText()
    guard !scene.segues.cases.isEmpty else { return text }
    text.use(.dispatch)
    let made = "private let dispatch = SceneDispatch<" + scene.wiredClass + ", Segue>"
    guard scene.authorClass != nil else {
      text.line("\(made)()")
      return text
    }
    text.braces(made + " {", .call("$0.prepare", ["for: $1", "sender: $2"]))
    return text
  }

  /// The stored property for what the view has to be found by later: the only view, or a tuple.
  ///
  /// A tuple costs the type checker less than a class. It is never read as a whole, because Swift would copy all of it.
  var views: SwiftText {
    var text = SwiftText()
    let views = scene.storedViews.map { (name: plan.variable($0), type: NamedViews.type(of: $0, graph)) }
    guard views.count != 1 else {
      text.line("private var views: \(views[0].type)!")
      return text
    }
    guard !views.isEmpty else { return text }
    let elements = views.map { $0.name + ": " + $0.type }
    let (opening, closing) = ("private var views: (", ")!")
    if text.fits(opening, elements, closing) {
      text.line("\(opening)\(elements.joined(separator: ", "))\(closing)")
    } else {
      text.line("private var views:")
      text.indented { text in
        text.block("(", ")!") { $0.fill(elements) }
      }
    }
    return text
  }

  /// The properties of `Children`.
  var children: SwiftText {
    var text = SwiftText()
    for child in embedded {
      text.line("\(child.isRetained ? "var " : "weak var ")\(child.name): \(child.type)?")
    }
    return text
  }

  /// The properties of `Slots`.
  var slots: SwiftText {
    var text = SwiftText()
    for id in graph.tree(of: scene.id).objects
    where graph.objects[id].isContainer && ContainerEmitter.isSwapped(id, graph) {
      text.use(.containers)
      text.line("var \(plan.variable(id)): SceneContainer?")
    }
    return text
  }

  /// Whether a child is there from the moment the view is loaded.
  var hasFixedChildren: Bool { embedded.contains { $0.isFixed } }

  /// Whether a header or footer of a table in the scene is as tall as its constraints ask for.
  var hasFittings: Bool { !graph.fittedViews(of: scene.id).isEmpty }

  /// Whether the scene serves a table.
  var hasTables: Bool { graph.tree(of: scene.id).objects.contains(where: graph.isServed) }

  private var embedded: [(name: String, type: String, isFixed: Bool, isRetained: Bool)] {
    var seen: Set<String> = []
    return segues.flatMap { segue -> [(name: String, type: String, isFixed: Bool, isRetained: Bool)] in
      guard case .container(let container) = graph.segues[segue.id].trigger, segue.kind == .embed else { return [] }
      let isFixed = !ContainerEmitter.isSwapped(container, graph)
      let isRetained = ContainerEmitter.isRetained(container, graph)
      let shown = DestinationEmitter(segue, plan).shown.map { (id: $0, name: plan.childName($0, by: segue)) }
      return shown.filter { seen.insert($0.name).inserted }.map {
        // What a container inside shows may change; the container itself stays.
        ($0.name, plan.scene($0.id).type, isFixed && $0.id == segue.destination, isRetained)
      }
    }
  }

  /// The properties by which code reaches views, children and the parent.
  var accessors: SwiftText {
    var text = SwiftText()
    for id in scene.namedViews {
      let variable = plan.variable(id)
      let type = NamedViews.type(of: id, graph)
      text.line("\(access)var \(variable): \(type) { \(scene.loadedView(variable)) }")
    }
    if !embedded.isEmpty { text.gap() }
    for child in embedded {
      if child.isFixed {
        let value = "embeddedChild(children.\(child.name), \"\(child.name)\")"
        text.line("/// The child `\(child.name)`, from the moment the view is loaded; asking for it loads the view.")
        text.line("\(access)var \(child.name): \(child.type) { \(value) }")
      } else {
        let time = child.isRetained ? "once it was made; it is kept while another child is shown" : "while it is there"
        text.line("/// The child `\(child.name)`, \(time).")
        text.line("\(access)var \(child.name): \(child.type)? { children.\(child.name) }")
      }
    }
    if let parent = scene.parent, scene.authorClass != nil {
      let parent = plan.scene(parent)
      let controller = scene.isWired ? "weakController" : "controller"
      text.gap()
      text.line("/// The controller that contains this one, from the moment it does.")
      let value = controller + "?.parent as? " + parent.type
      text.line("\(access)var \(parent.property): \(parent.type)? { \(value) }")
    }
    return text
  }

  /// The property by which the app's class reaches the scene.
  var sceneAccessor: SwiftText {
    let labels = graph.controllers[scene.id].parameters.map { $0.name.text + ":" }.joined()
    let maker = "\(plan.enumeration(of: scene.id)).\(GeneratedNames.instantiate(scene.name))(\(labels))"
    let wired = "\(scene.sceneType).owner(self, use: \(StringLiteral.swift(maker)))"
    var text = SwiftText()
    text.line("/// The parts of the scene `\(scene.name)` that this controller uses.")
    text.braces("\(access)var \(scene.accessor): \(scene.sceneType) {", .raw(wired + "." + scene.storage))
    return text
  }

  /// The methods that the app has to write, since what they make needs values.
  var hooks: SwiftText {
    var text = SwiftText()
    var seen: Set<String> = []
    for segue in segues {
      guard let hook = DestinationHook(segue, graph), seen.insert(hook.fullName).inserted else { continue }
      let destination = plan.scene(segue.recipient)
      let isNamed = graph.segues[segue.id].has(.destinationCreation)
      let reason = isNamed ? "" : ", which needs values,"
      text.line(
        "/// Makes the controller `\(destination.name)`\(reason) for the segue `\(segue.segueCase)`.")
      text.line("func \(hook.declaration) -> \(destination.type)")
    }
    for hook in scene.childHooks where seen.insert(hook.method.fullName).inserted {
      let child = plan.scene(hook.recipient)
      let container = graph.controllers[graph.segues[hook.relationship].source].label
      text.line("/// Makes the controller `\(child.name)`, which needs values, for the container `\(container)`.")
      text.line("func \(hook.method.declaration) -> \(child.type)")
    }
    return text
  }

  /// A case of `Identifier` where an optional is switched over, whose own cases come first: `.none?`.
  private static func pattern(_ name: String) -> String {
    "." + SwiftName.escaped(name) + (name == "none" || name == "some" ? "?" : "")
  }

  /// The cases of the switch that performs segues by their identifiers.
  var performCases: SwiftText {
    var text = SwiftText()
    let emitter = SegueEmitter(scene, plan, access: access)
    let identified = scene.segues.identified
    let embedded = identified.filter { !emitter.isPerformed($0) }.map { Self.pattern($0.segueCase) }
    if !embedded.isEmpty {
      text.use(.containers)
      text.perform(.call("SceneContainer.alreadyEmbedded", []), in: embedded.joined(separator: ", "))
    }
    for segue in identified where emitter.isPerformed(segue) {
      text.perform(performing(segue), in: Self.pattern(segue.segueCase))
    }
    return text
  }

  /// The statement that performs a segue by its identifier, or says that it cannot be performed so.
  private func performing(_ segue: DistinctSegue) -> SwiftExpression {
    let method = GeneratedNames.perform(segue.method)
    guard case .caller(let parameters) = segue.supply, parameters.contains(where: { $0.fallback == nil }) else {
      return .call(scene.storage + "." + method, ["sender: sender"])
    }
    let labels = parameters.map { $0.name.text + ":" }.joined()
    let advice = "'\(segue.segueCase)' needs values; call \(scene.accessor).\(method)(\(labels)sender:)"
    return .call("fatalError", [StringLiteral.swift(advice)])
  }
}

extension SwiftText {
  /// Adds a case of a switch with one statement: on one line if it fits where a template will place it.
  fileprivate mutating func perform(_ statement: SwiftExpression, in pattern: String) {
    let line = "case " + pattern + ": " + statement.text
    guard !fits("  " + line) else { return self.line("\(line)") }
    self.line("case \(pattern):")
    indented { $0.statement(statement) }
  }
}
