import SceneCatalog
import SwiftDeclarations

/// Writes how the controllers of a file are made.
struct FileEmitter {
  private let plan: ModulePlan
  private let file: SceneGraph.File
  private let access: String
  private let index: Int

  init(_ index: Int, _ plan: ModulePlan, access: String) {
    self.plan = plan
    self.access = access
    self.index = index
    file = plan.graph.files[index]
  }

  private var graph: SceneGraph { plan.graph }

  private var scenes: [ScenePlan] { file.controllers.map { plan.scenes[$0.index] } }

  /// The properties of `Factory`: a closure for each controller that the file makes.
  var factory: SwiftText {
    var text = SwiftText()
    for scene in scenes where !graph.controllers[scene.id].isPlaceholder {
      let parameters = graph.controllers[scene.id].parameters
      let types = parameters.map { "_ \(SwiftName.escaped($0.name.text)): \($0.type.ofParameter)" }
      let opening = access + "var " + make(scene) + ":"
      let whole = opening + " @MainActor (" + types.joined(separator: ", ") + ") -> " + scene.type + " = {"
      // Only public declarations need a comment: the names say the same.
      if !access.isEmpty { text.line("/// Makes `\(scene.name)`.") }
      text.located(at: plan.classLocation(of: scene.id)) { text in
        guard !text.fits(whole) else { return text.braces(whole, creation(scene)) }
        text.line("\(opening)")
        text.indented { text in
          text.call("@MainActor ", types, " -> " + scene.type + " = {")
          text.indented { $0.statement(creation(scene)) }
          text.line("}")
        }
      }
    }
    return text
  }

  /// The expression of the tint that the file says; nil where it says none.
  var tintColor: String? {
    guard let value = file.tintColor?.value else { return nil }
    let expression = value.swift(in: file.bundle)
    // A colour of an asset may be missing.
    return expression.isMember ? expression.text : value.swiftOfAny(in: file.bundle).text
  }

  private func make(_ scene: ScenePlan) -> String { "make" + SpelledName.raisingFirst(scene.name) }

  private func creation(_ scene: ScenePlan) -> SwiftExpression {
    let controller = graph.controllers[scene.id]
    if let nib = controller[.nibName] {
      return .call(scene.madeType, ["nibName: " + StringLiteral.swift(nib), "bundle: " + file.bundle.swift])
    }
    let arguments = controller.parameters.enumerated().map { "\($1.name.text): $\($0)" }
    if let view = controller[.rootView] {
      return .call(scene.madeType, ["rootView: " + SwiftExpression.call(view.formatted, arguments).text])
    }
    guard !controller.parameters.isEmpty else {
      return Creation.swift(scene.madeType, controller.kind, controller.attributes, in: file.bundle)
    }
    return .call(scene.madeType, arguments)
  }

  /// The functions that make controllers, the initial one first, and the static functions of the same names.
  var functions: (instance: SwiftText, static: SwiftText) {
    var texts = (instance: SwiftText(), static: SwiftText())
    for scene in scenes where !graph.controllers[scene.id].isPlaceholder {
      plan.fallbacks(of: scene.id, access: access, into: &texts.static)
    }
    texts.static.gap()
    var isBehindLine = true
    for function in all {
      let lines = declaration(of: function)
      if !(isBehindLine && lines.isOneLine) { texts.instance.gap() }
      texts.instance.append(lines)
      isBehindLine = lines.isOneLine
      writeShortcut(function, into: &texts.static)
    }
    return texts
  }

  /// The function of an instance, with a comment unless its name says the same.
  private func declaration(of function: Function) -> SwiftText {
    var text = SwiftText()
    if !(access.isEmpty && function.isSelfExplanatory) { text.line("/// \(function.summary)") }
    write("func ", function, function.body, into: &text)
    return text
  }

  /// Writes the static function, which calls the one of an instance.
  private func writeShortcut(_ function: Function, into text: inout SwiftText) {
    if !access.isEmpty {
      text.gap()
      text.line("/// \(function.summary)")
    }
    let call = SwiftExpression.call("Self()." + function.name, function.arguments)
    write("static func ", function, .expression(call), into: &text)
  }

  private func write(_ keyword: String, _ function: Function, _ body: Body, into text: inout SwiftText) {
    let start = access + keyword + function.name
    let declarations = function.parameters.map(\.declaration)
    if let expression = body.expression?.text,
      text.fits(start + "(", declarations, ") -> " + function.type + " { " + expression + " }")
    {
      return text.line("\(start)(\(declarations.joined(separator: ", "))) -> \(function.type) { \(expression) }")
    }
    text.call(start, declarations, " -> " + function.type + " {")
    text.indented { $0.append(body.text) }
    text.line("}")
  }

  /// A function that makes a controller.
  private struct Function {
    let name: String
    /// The controller that it makes; nil where another function of the file makes that one.
    var scene: ScenePlan?
    let summary: String
    /// Whether the name says what the summary says.
    var isSelfExplanatory = false
    let type: String
    var parameters: [FunctionParameter] = []
    /// What hands the parameters on to a function of the same name.
    var arguments: [String] = []
    let body: Body
  }

  /// The body of a function.
  private enum Body {
    case expression(SwiftExpression)
    case statements(SwiftText)

    /// The expression, if the body is nothing else.
    var expression: SwiftExpression? { if case .expression(let expression) = self { expression } else { nil } }

    /// The lines.
    var text: SwiftText {
      switch self {
      case .statements(let text): return text
      case .expression(let expression):
        var text = SwiftText()
        text.statement(expression)
        return text
      }
    }
  }

  private var all: [Function] {
    let initial = file.initial.map { instantiateInitial($0) }
    return [initial].compactMap(\.self)
      + scenes.compactMap { scene in
        let controller = graph.controllers[scene.id]
        if !controller.isPlaceholder { return instantiate(scene, controller) }
        return controller.has(.storyboardName) ? instantiateFromStoryboard(scene) : nil
      } + file.trees.compactMap(makeView)
  }

  /// The function that makes a view of the file; nil for a prototype, which lists make.
  private func makeView(_ tree: ID<ViewTree>) -> Function? {
    guard let root = graph.trees[tree].root, graph.objects[root].kind.reuse == nil,
      let name = graph.objects[root].name?.text
    else { return nil }
    let owner = graph.fileOwner(of: tree).map { (name: plan.variable($0), type: graph.objects[$0].typeName) }
    let parameter = owner.map { FunctionParameter("owner\($0.name == "owner" ? "" : " " + $0.name): \($0.type)") }
    return Function(
      name: GeneratedNames.make(name), summary: "Makes the view `\(name)`\(owner == nil ? "" : " for its owner").",
      isSelfExplanatory: owner == nil, type: graph.typeName(of: root), parameters: [parameter].compactMap(\.self),
      arguments: owner.map { ["owner: " + $0.name] } ?? [], body: .statements(ViewEmitter.make(tree, plan)))
  }

  private func instantiateInitial(_ id: ID<Controller>) -> Function {
    return Function(
      name: "instantiateInitialViewController",
      summary: "Makes the controller that \(StringLiteral.content(file.name)).scene starts with.",
      type: plan.scene(id).type, body: .expression(.call(function(plan.scene(id).id), [])))
  }

  private func instantiate(_ scene: ScenePlan, _ controller: Controller) -> Function {
    let children = children(of: scene)
    let making = SwiftExpression.call("factory." + make(scene), controller.parameters.map(\.argument))
    let configuration = configuration(scene, controller, children)
    let whoElse = children.contains { $0.making != nil } ? ", and each child that you do not pass" : ""
    return Function(
      name: GeneratedNames.instantiate(scene.name), scene: scene,
      summary: "Makes the controller `\(scene.name)`\(whoElse).", isSelfExplanatory: whoElse.isEmpty,
      type: scene.type,
      parameters: children.map(\.parameter) + controller.parameters.map { plan.functionParameter($0, of: scene.id) },
      arguments: children.map { $0.name + ": " + SwiftName.escaped($0.name) }
        + controller.parameters.map { $0.name.text + ": " + $0.argument },
      body: body(scene, making, configuration))
  }

  /// The body of a function that makes a controller: if nothing is set, the controller is just told that all is.
  private func body(_ scene: ScenePlan, _ making: SwiftExpression, _ configuration: SwiftText) -> Body {
    if configuration.isEmpty {
      return .expression(scene.authorClass == nil ? making : .call("SceneFlow.awakened", [making.text]))
    }
    var text = SwiftText()
    text.assign(making, to: "let " + variable(scene))
    text.append(configuration)
    if scene.authorClass != nil { text.line("\(variable(scene)).awakeFromNib()") }
    text.line("return \(variable(scene))")
    return .statements(text)
  }

  /// The variable of a controller that is being made; its parameters have names of their own.
  private func variable(_ scene: ScenePlan) -> String {
    let isTaken = graph.controllers[scene.id].parameters.contains { $0.name.text == scene.property }
    return isTaken ? scene.property + "Controller" : SwiftName.escaped(scene.property)
  }

  /// The previews of the controllers that can be made without a value.
  var previews: SwiftText {
    var text = SwiftText()
    guard plan.hasPreviews else { return text }
    let previewed = all.filter { $0.scene != nil && $0.parameters.allSatisfy(\.hasDefault) }
    guard !previewed.isEmpty else { return text }
    text.line("#if DEBUG && canImport(DeveloperToolsSupport)")
    text.indented { text in
      for (place, function) in previewed.enumerated() {
        if place > 0 { text.gap() }
        if graph.modules.newer("17.0") != nil { text.line("@available(iOS 17, *)") }
        let name = StringLiteral.swift(function.scene?.name ?? "")
        text.call("#Preview", [name], SwiftClosure("", .call("\(plan.enumerations[index])().\(function.name)", [])))
      }
    }
    text.line("#endif")
    return text
  }

  /// A child of a system container, as the function that makes the container takes it and uses it.
  private struct Child {
    let segue: ID<Segue>
    let name: String
    let type: String
    /// The call that makes it where the caller passes none; nil where it needs values, so that the caller has to.
    let making: String?

    /// The parameter. Its default is `nil` and no call: Swift 5 checks default arguments outside the main actor.
    var parameter: FunctionParameter {
      FunctionParameter(name + ": " + type + (making == nil ? "" : "?"), default: making.map { _ in "nil" })
    }
    /// The expression for it.
    var value: String { making.map { name + " ?? " + $0 } ?? name }
  }

  private func children(of scene: ScenePlan) -> [Child] {
    let edges = plan.containment.relationships(of: scene.id)
    let parameters = graph.controllers[scene.id].parameters.map(\.name.text)
    var names = UniqueWords(reserved: edges.map { plan.scene($0.child).property } + [scene.property] + parameters)
    var seen: Set<ID<Controller>> = []
    return edges.map { edge in
      let plan = plan.scene(edge.child)
      let making =
        isComplete([edge.segue], edge.child)
        ? making([edge.segue], edge.child) : making([edge.segue], edge.child, by: scene)
      // Pages can repeat a controller: `page`, `page2`.
      let isRepeated = !seen.insert(edge.child).inserted
      let name = isRepeated ? names.unique(plan.property) : plan.property
      return Child(segue: edge.segue, name: name, type: plan.type, making: making)
    }
  }

  /// The call that makes a child; what its relationship gives to the root of a navigation controller makes that one too.
  private func making(_ relationships: [ID<Segue>], _ child: ID<Controller>) -> String {
    var arguments: [String] = []
    if graph.recipient(of: child) == child {
      arguments = RelationshipArguments.all(of: relationships, for: child, graph)
    } else if relationships.contains(where: { !graph.segues[$0].arguments.isEmpty }) {
      arguments = plan.containment.relationships(of: child).map { root in
        let passed = ChildHook.passed(relationships, through: child, to: root.segue, graph)
        return "\(plan.scene(root.child).property): \(making(passed, root.child))"
      }
    }
    return function(child) + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// The call that makes a child for which, or for whose own children, a method of the container's class gives values; nil
  /// where there is no such method.
  private func making(_ relationships: [ID<Segue>], _ child: ID<Controller>, by maker: ScenePlan) -> String? {
    guard plan.containment.makesChildren(maker.id) else { return nil }
    let hook = ChildHook(relationships, for: child, graph)
    let call = hook.map { variable(maker) + "." + $0.method.call(sender: "nil") }
    if let call, hook?.recipient == child { return call }
    guard graph.controllers[child].container != nil, graph.controllers[child].container != .pages else { return nil }
    var arguments: [String] = []
    for edge in plan.containment.relationships(of: child) {
      let passed = ChildHook.passed(relationships, through: child, to: edge.segue, graph)
      if isComplete(passed, edge.child) { continue }
      guard let making = call ?? making(passed, edge.child, by: maker) else { return nil }
      arguments.append("\(plan.scene(edge.child).property): \(making)")
    }
    return function(child) + "(" + arguments.joined(separator: ", ") + ")"
  }

  /// The function that makes a controller, which may be another file's.
  private func function(_ id: ID<Controller>) -> String {
    (plan.maker(of: id, forFile: index, in: "self.flow").map { $0 + "." } ?? "") + plan.function(making: id)
  }

  /// Whether a child can be made without being given anything, the children inside it included.
  private func isComplete(_ relationships: [ID<Segue>], _ child: ID<Controller>) -> Bool {
    var children = CompleteChildren(plan)
    return children.isComplete(relationships, child)
  }

  /// The scene of a controller that was just made; optional where a test may have put another controller in its place.
  private func storage(of scene: ScenePlan) -> String {
    let variable = variable(scene)
    return scene.authorClass == nil
      ? variable + "." + scene.storage : "(" + variable + " as? " + scene.madeType + ")?." + scene.storage
  }

  private func configuration(_ scene: ScenePlan, _ controller: Controller, _ children: [Child]) -> SwiftText {
    var text = SwiftText()
    if !scene.isNamedByClass {
      text.use(.identity)
      text.line("SceneIdentity.set(\(StringLiteral.swift(scene.name)), of: \(variable(scene)))")
    }
    for attribute in controller.attributes {
      AttributeEmitter.emit(
        attribute, of: variable(scene), in: file.bundle, at: plan.location(of: attribute, in: scene.id), into: &text)
    }
    let values = ValueEmitter(plan, in: file.bundle)
    for id in controller.values + [controller.tabBarItem].compactMap(\.self) {
      values.emit(id, of: variable(scene), type: barClass(id, of: controller), into: &text)
    }
    wire(scene, controller, into: &text)
    attach(children, to: scene, controller, into: &text)
    for (attribute, bar) in [("navigationBarClass", "navigationBar"), ("toolbarClass", "toolbar?")]
    where controller.attributes.named(attribute) != nil {
      text.line("\(variable(scene)).\(bar).awakeFromNib()")
    }
    return text
  }

  /// The class of a bar that its navigation controller names.
  private func barClass(_ id: ID<SceneObject>, of controller: Controller) -> String? {
    guard case .held(let property, _)? = graph.objects[id].kind.placement else { return nil }
    return controller.attributes.named(property + "Class")?.text
  }

  /// Tells the scene of a controller that was just made what it needs before its view is loaded.
  private func wire(_ scene: ScenePlan, _ controller: Controller, into text: inout SwiftText) {
    var statements: [String] = []
    if scene.isWired, scene.hasDestinations { statements.append("scenes = self") }
    let isCast = scene.authorClass != nil && !controller.barItems.isEmpty
    if !controller.barItems.isEmpty {
      statements.append("addBarButtonItems(to: \(isCast ? "controller" : variable(scene)))")
    }
    guard isCast else { return statements.forEach { text.line("\(storage(of: scene)).\($0)") } }
    // One cast for all of them, and for the argument.
    let binding = "if let controller = \(variable(scene)) as? \(scene.madeType) {"
    if statements.count == 1 { return text.braces(binding, .raw("controller.\(scene.storage).\(statements[0])")) }
    text.block(binding) { text in
      text.line("let wiring = controller.\(scene.storage)")
      for statement in statements { text.line("wiring.\(statement)") }
    }
  }

  private func attach(
    _ children: [Child], to scene: ScenePlan, _ controller: Controller, into text: inout SwiftText
  ) {
    guard !children.isEmpty else { return }
    switch controller.container {
    case .navigation, .tabs:
      let list = list(of: children, into: &text)
      text.located(at: children.count == 1 ? location(of: children[0]) : nil) {
        $0.line("\(variable(scene)).viewControllers = \(list)")
      }
    case .split:
      for child in children {
        guard let column = graph.segues[child.segue].relationship?.column else { continue }
        text.located(at: location(of: child)) {
          $0.call(variable(scene) + ".setViewController", [child.value, "for: .\(column)"])
        }
      }
    case .pages:
      let list = list(of: children, into: &text)
      text.call(storage(of: scene) + ".show", ["pages: " + list])
    case nil: break
    }
  }

  /// The children as an array. Of several, each has its own line first: the type checker takes long over an array of `??`.
  private func list(of children: [Child], into text: inout SwiftText) -> String {
    if children.count == 1 { return "[" + children[0].value + "]" }
    for child in children where child.making != nil {
      text.located(at: location(of: child)) { $0.line("let \(child.name) = \(child.value)") }
    }
    return "[" + children.map(\.name).joined(separator: ", ") + "]"
  }

  /// The directive for the arguments of a child, if Swift looks them up.
  private func location(of child: Child) -> String? {
    graph.destination(of: child.segue).flatMap {
      plan.location(ofMembersIn: [child.segue], for: graph.recipient(of: $0))
    }
  }

  private func instantiateFromStoryboard(_ scene: ScenePlan) -> Function {
    let placeholder = graph.controllers[scene.id]
    let storyboard = StringLiteral.swift(placeholder[.storyboardName] ?? "")
    let bundle = placeholder[.bundleIdentifier].map { "Bundle(identifier: \(StringLiteral.swift($0)))" }
    let identifier = placeholder[.referencedIdentifier].map(StringLiteral.swift)
    var body = SwiftText()
    body.use(.storyboards)
    body.line("let storyboard = UIStoryboard(name: \(storyboard), bundle: \(bundle ?? file.bundle.swift))")
    body.call(
      "return SceneStoryboard.instantiate",
      [scene.type + ".self", "from: storyboard", "identifier: " + (identifier ?? "nil")])
    return Function(
      name: GeneratedNames.instantiate(scene.name),
      summary: "Makes the controller `\(scene.name)` from its storyboard.",
      type: scene.type, body: .statements(body))
  }
}
