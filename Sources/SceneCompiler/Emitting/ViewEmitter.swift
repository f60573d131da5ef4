import SceneCatalog
import SwiftDeclarations

/// Writes the code that makes the views of a tree.
struct ViewEmitter {
  private let plan: ModulePlan
  private let scene: TreePlan
  private var text = SwiftText()
  /// What controls do, where only variables reach what they do it to, which may stand further down.
  private var actions = SwiftText()
  private var constraints: ConstraintEmitter
  private var traits: TraitEmitter
  private let constrained: Set<ID<SceneObject>>

  /// The body of the method that makes the view of a scene's controller and everything in it.
  static func loadView(_ scene: ScenePlan, _ plan: ModulePlan) -> SwiftText {
    var emitter = ViewEmitter(plan.graph.controllers[scene.id].tree, plan)
    if let root = plan.graph.tree(of: scene.id).root {
      emitter.emitRoot(root, of: scene)
    } else {
      // Other code makes the view, but the objects that outlets lead to exist.
      emitter.emitPlaced()
      for id in emitter.detached { emitter.emitDetached(id) }
      emitter.emitConstraints()
      emitter.emitViews(of: scene)
      emitter.emitOutlets()
      ContainerEmitter.emitEmbeds(scene, plan, into: &emitter.text)
    }
    KeyCommandEmitter(scene, plan).emit(into: &emitter.text)
    return emitter.text
  }

  /// The body of the method that makes everything in a view that a list has made.
  static func fill(_ prototype: PrototypePlan, _ plan: ModulePlan) -> SwiftText {
    var emitter = ViewEmitter(prototype.tree, plan)
    emitter.emitContent(of: prototype.root)
    emitter.emitRest(
      of: prototype.root, prototype.namedViews, as: plan.variable(prototype.root) + ".views",
      of: prototype.type + ".Views")
    emitter.emitAwakenings()
    return emitter.text
  }

  /// The body of the function that makes a view of the file and everything in it.
  static func make(_ tree: ID<ViewTree>, _ plan: ModulePlan) -> SwiftText {
    var emitter = ViewEmitter(tree, plan)
    guard let root = plan.graph.trees[tree].root else { return emitter.text }
    emitter.emitView(root, parent: nil)
    emitter.emitRest(of: root)
    emitter.emitAwakenings()
    emitter.text.line("return \(plan.variable(root))")
    return emitter.text
  }

  private init(_ tree: ID<ViewTree>, _ plan: ModulePlan) {
    scene = plan.tree(tree)
    self.plan = plan
    constraints = ConstraintEmitter(plan, tree: tree)
    traits = TraitEmitter(plan, tree: tree)
    constrained = ConstrainedItems.all(of: tree, plan.graph)
  }

  private var graph: SceneGraph { plan.graph }

  private mutating func emitRoot(_ root: ID<SceneObject>, of scene: ScenePlan) {
    // In the order of the file: what actions call has no variable yet where it stands further down.
    for id in detached where id.index < root.index { emitDetached(id) }
    emitView(root, parent: nil)
    emitPlaced()
    for id in detached where id.index > root.index { emitDetached(id) }
    emitConstraints()
    TableEmitter.emitFitting(scene, plan, into: &text)
    text.gap()
    // First, for code of the app that runs as soon as the controller has a view.
    emitViews(of: scene)
    if let rootView { text.line("controller.\(rootView.property) = \(plan.variable(root))") }
    traits.emit(root: root, into: &text)
    emitOutlets()
    ContainerEmitter.emitEmbeds(scene, plan, into: &text)
  }

  /// What comes after the views of a tree that is no controller's.
  private mutating func emitRest(
    of root: ID<SceneObject>, _ named: [ID<SceneObject>] = [], as property: String = "", of type: String = ""
  ) {
    emitConstraints()
    if !named.isEmpty || !actions.isEmpty || graph.hasOutlets(in: scene.id) { text.gap() }
    emitViews(named, as: property, of: type)
    traits.emit(root: root, into: &text)
    emitOutlets()
    text.append(actions)
  }

  /// The bundle of images and colours.
  private var bundle: ResourceBundle { plan.bundle(of: scene.id) }

  /// The variable of the controller's view.
  private var rootView: RootView? { graph.controller(of: scene.id).map { graph.controllers[$0].kind.rootView } }

  private mutating func emit(_ id: ID<SceneObject>, parent: ID<SceneObject>) {
    let object = graph.objects[id]
    switch object.kind.role {
    // `emitView` has set it before the attributes of its owner.
    case .value: return
    case .barButtonItem, .tabBarItem, .navigationItem: return emitItem(id)
    default: break
    }
    switch object.placement {
    case .part?, .value?, .creationArgument?: return
    case .held(let property, _)?: return emitPart(id, plan.variable(parent) + "." + property)
    case .subview?, .added?, .assigned?, .listed?: return emitView(id, parent: parent)
    case nil: break
    }
    if object.kind.role == .constraint {
      constraints.add(constraint: id)
      traits.add(variationsOf: id)
    } else if object.kind.role == .tableSection {
      for cell in object.children { emitView(cell, parent: nil) }
    }
  }

  /// - Parameter parent: what the view is added to; a root view and the cells of a table have none.
  private mutating func emitView(_ id: ID<SceneObject>, parent: ID<SceneObject>?) {
    let object = graph.objects[id]
    let variable = plan.variable(id)
    let bundle = plan.bundle(of: scene.id)
    let creation =
      UsedViewCall.swift(object, plan) ?? Creation.swift(object, in: bundle, madeWith: emitArguments(of: id))
    text.gap()
    let location = object.attribute(.customClass).flatMap { plan.location(of: $0.range, in: scene.id) }
    let keyword = object.kind.isStructure && object.attributes.contains(where: \.isSet) ? "var" : "let"
    // A class of the app need not have an initialiser with a frame.
    let isPlain = hasCanvas(id) && object.used == nil && object.typeName == "UIView"
    let made = isPlain ? .call("UIView", ["frame: " + Self.canvas]) : creation
    text.located(at: location) { $0.assign(made, to: keyword + " " + variable) }
    if hasCanvas(id), !isPlain { text.line("\(variable).frame = \(Self.canvas)") }
    emitContent(of: id, parent: parent)
  }

  /// What makes a view what it is, once it is there.
  private mutating func emitContent(of id: ID<SceneObject>, parent: ID<SceneObject>? = nil) {
    let object = graph.objects[id]
    let variable = plan.variable(id)
    let values = ValueEmitter(plan, in: bundle)
    for child in object.children where graph.objects[child].kind.role == .value {
      values.emit(child, of: variable, into: &text)
    }
    text.append(PartEmitter(of: object, variable, in: bundle, graph).text)
    let filling = PatternFilling(kind: object.kind, attributes: object.attributes, bundle: bundle)
    for attribute in object.attributes where !traits.sets(attribute, of: object) {
      AttributeEmitter.emit(
        attribute, of: variable, in: bundle, at: plan.location(of: attribute, in: scene.id), filling, into: &text)
    }
    emitAccessibilityIdentifier(of: object, variable)
    if let parent, constrained.contains(id), object.placement == .subview, !graph.objects[parent].isArranging {
      text.line("\(variable).translatesAutoresizingMaskIntoConstraints = false")
    }
    emitActions(of: id)
    traits.add(variationsOf: id)
    if let parent { add(id, to: parent) }
    constraints.add(id, in: parent.map { object.placement == .subview ? .contents(of: $0) : .object($0) })
    PrototypeEmitter.emitRegistrations(in: id, variable, plan, into: &text)
    for child in object.children { emit(child, parent: id) }
    emitLists(of: id)
    TableEmitter.emitServer(id, scene, plan, into: &text)
    if scene.isScene, isRoot(id) { emitDelegates(of: object, id) }
  }

  /// Makes the objects that an object is made with.
  ///
  /// - Returns: their variables, by the names that stand for them where the object is made.
  private mutating func emitArguments(of id: ID<SceneObject>) -> [String: String] {
    let object = graph.objects[id]
    var variables: [String: String] = [:]
    if let segue = graph.resultsSegue(of: id).flatMap({ scene.segues[$0] }) {
      variables[ElementKind.segue.name] = ContainerEmitter.makeResults(segue, plan, into: &text)
    }
    for child in object.children where graph.objects[child].placement == .creationArgument {
      emitView(child, parent: nil)
      for name in object.kind.arguments(of: graph.objects[child].kind.role) { variables[name] = plan.variable(child) }
    }
    return variables
  }

  /// Configures what an object holds from the start.
  private mutating func emitPart(_ id: ID<SceneObject>, _ property: String) {
    let part = graph.objects[id]
    if part.name != nil { text.line("let \(plan.variable(id)) = \(property)") }
    let expression = (part.name == nil ? property : plan.variable(id)) + (part.isHeldAsOptional ? "?" : "")
    for attribute in part.attributes {
      AttributeEmitter.emit(attribute, of: expression, in: plan.bundle(of: scene.id), into: &text)
    }
    text.append(PartEmitter(of: part, expression, in: bundle, graph).text)
  }

  private mutating func emitActions(of id: ID<SceneObject>) {
    if scene.isScene {
      ActionEmitter.emit(id, plan.variable(id), scene, plan, into: &text)
      MenuEmitter(scene, plan).emit(of: id, into: &text)
    } else {
      ActionEmitter.emit(id, plan.variable(id), scene, plan, into: &actions)
      MenuEmitter(scene, plan).emit(of: id, into: &actions)
    }
  }

  /// Names a view for interface tests as the scene names it, if the user wants that and the scene says nothing else.
  private mutating func emitAccessibilityIdentifier(of object: SceneObject, _ variable: String) {
    guard let identifier = plan.accessibilityIdentifier(of: object) else { return }
    text.line("\(variable).accessibilityIdentifier = \(StringLiteral.swift(identifier))")
  }

  /// Adds an object to what it stands in.
  private mutating func add(_ id: ID<SceneObject>, to parent: ID<SceneObject>) {
    switch graph.objects[id].placement {
    case .subview?:
      let owner = layoutParent(parent)
      if traits.places(id) {
        traits.add(view: id, in: owner)
      } else if let subviews = graph.objects[parent].kind.subviews {
        text.line("\(owner).\(subviews.method)(\(plan.variable(id)))")
      }
    case .added(let method)?: text.line("\(plan.variable(parent)).\(method)(\(plan.variable(id)))")
    case .assigned(let property)?: text.line("\(plan.variable(parent)).\(property) = \(plan.variable(id))")
    case .listed, .held, .part, .value, .creationArgument, nil: break
    }
  }

  // MARK: Bars

  /// Adds the views that belong to properties of the controller's navigation item, and those in its bar button items.
  private mutating func emitPlaced() {
    guard case .controller(let controller) = graph.trees[scene.id].owner else { return }
    for id in graph.trees[scene.id].placed { emitPlaced(id, in: "controller.navigationItem") }
    for item in graph.controllers[controller].barItems { emitCustomView(of: item) }
  }

  private mutating func emitPlaced(_ id: ID<SceneObject>, in item: String) {
    emitAlone(id)
    guard case .assigned(let property)? = graph.objects[id].placement else { return }
    text.line("\(item).\(property) = \(plan.variable(id))")
  }

  private mutating func emitCustomView(of item: ID<SceneObject>) {
    for child in graph.objects[item].children where graph.objects[child].kind.role == .view {
      emitAlone(child)
      text.line("\(plan.variable(item)).customView = \(plan.variable(child))")
    }
  }

  /// The objects that the scene creates besides the view of its controller.
  private var detached: [ID<SceneObject>] { graph.trees[scene.id].detached }

  /// Adds what is in no view of the scene.
  private mutating func emitDetached(_ id: ID<SceneObject>) {
    emitAlone(id)
    guard case .assigned(let property)? = graph.objects[id].placement else { return }
    text.line("controller.\(property) = \(plan.variable(id))")
  }

  /// Makes a view that is not added to another here, which places it by its frame or by its constraints.
  private mutating func emitAlone(_ id: ID<SceneObject>) {
    emitView(id, parent: nil)
    guard constrained.contains(id) else { return }
    text.line("\(plan.variable(id)).translatesAutoresizingMaskIntoConstraints = false")
  }

  /// Adds an item of a bar that stands by itself.
  private mutating func emitItem(_ id: ID<SceneObject>) {
    let object = graph.objects[id]
    let variable = plan.variable(id)
    text.gap()
    if object.kind.role == .barButtonItem {
      let arguments = BarItemCreation(object, in: bundle).arguments(action: ActionEmitter.tap(id, scene, plan))
      text.call("let " + variable + " = " + object.typeName, arguments)
    } else {
      text.assign(Creation.swift(object, in: bundle), to: "let " + variable)
    }
    for attribute in object.attributes where object.kind.role != .barButtonItem || !BarItemCreation.uses(attribute) {
      AttributeEmitter.emit(attribute, of: variable, in: bundle, into: &text)
    }
    for child in object.children {
      switch (object.kind.role, graph.objects[child].kind.role) {
      case (.navigationItem, .view): emitPlaced(child, in: variable)
      case (_, .view): break
      default: emit(child, parent: id)
      }
    }
    if object.kind.role == .barButtonItem {
      if let action = object.actions.first, case .firstResponder? = action.destination {
        text.line("\(variable).action = \(action.selector.objectiveC)")
      }
      MenuEmitter(scene, plan).emit(of: id, into: &text)
      emitCustomView(of: id)
    }
    emitLists(of: id)
  }

  /// Sets the properties of an object that list the items in it, or are set to one of them.
  private mutating func emitLists(of id: ID<SceneObject>) {
    var members: [(property: String, values: [String])] = []
    for child in graph.objects[id].children {
      switch graph.objects[child].itemPlacement {
      case .listed(let property)?:
        if let index = members.firstIndex(where: { $0.property == property }) {
          members[index].values.append(plan.variable(child))
        } else {
          members.append((property, [plan.variable(child)]))
        }
      case .assigned(let property)?: text.line("\(plan.variable(id)).\(property) = \(plan.variable(child))")
      default: break
      }
    }
    for (property, values) in members {
      text.line("\(plan.variable(id)).\(property) = [\(values.joined(separator: ", "))]")
    }
  }

  // MARK: Roots

  private func isRoot(_ id: ID<SceneObject>) -> Bool { graph.trees[scene.id].root == id }

  /// Whether a view gets the frame of a root view.
  private func hasCanvas(_ id: ID<SceneObject>) -> Bool {
    scene.isScene && isRoot(id) && !graph.objects[id].has(.frame)
  }

  /// The frame of a root view that has none of its own. The support file declares it: Swift takes long over four literals.
  private static let canvas = ".sceneCanvas"

  /// Makes the controller serve its table or collection, as UIKit does with one from a storyboard.
  private mutating func emitDelegates(of object: SceneObject, _ id: ID<SceneObject>) {
    for property in rootView?.delegates ?? [] where !object.outlets.contains(where: { $0.property.text == property }) {
      let owner = TableEmitter.server(of: id, for: property, scene, plan) ?? plan.variable(id)
      text.line("\(owner).\(property) = controller")
    }
  }

  /// The view or guide in which the subviews of a view are laid out.
  private func layoutParent(_ id: ID<SceneObject>) -> String {
    let variable = plan.variable(id)
    return graph.objects[id].kind.subviews?.property.map { variable + "." + $0 } ?? variable
  }

  private mutating func emitConstraints() {
    for group in constraints.conditional { traits.add(group.constraints, if: group.requirement) }
    guard !constraints.activated.isEmpty || !constraints.named.isEmpty else { return }
    text.gap()
    text.append(constraints.named)
    for activation in constraints.activated { activation.emit(into: &text) }
  }

  /// Keeps what the view of a scene has to be found by later.
  private mutating func emitViews(of scene: ScenePlan) {
    let views = scene.storedViews.map(plan.variable)
    if views.count == 1 { return text.line("views = \(views[0])") }
    if views.isEmpty { return }
    guard !text.fits("views = (", views, ")") else { return text.call("views = ", views) }
    text.block("views = (", ")") { $0.fill(views) }
  }

  private mutating func emitViews(_ named: [ID<SceneObject>], as property: String, of type: String) {
    guard !named.isEmpty else { return }
    text.call(property + " = " + type, named.map { plan.variable($0) + ": " + plan.variable($0) })
  }

  private mutating func emitOutlets() {
    var outlets = OutletEmitter(plan, scene.id)
    outlets.add(graph.trees[scene.id].outlets, owner: "controller")
    for id in graph.trees[scene.id].objects {
      outlets.add(graph.objects[id].outlets, owner: plan.variable(id)) { property in
        TableEmitter.server(of: id, for: property, scene, plan)
      }
    }
    text.append(outlets.text)
    if scene.isScene { emitAwakenings() }
    TableEmitter.emitService(scene, plan, into: &text)
  }

  /// Tells the objects with a class of the app that everything is set, as a nib does.
  private mutating func emitAwakenings() {
    // The items in the controller's bars and its tab bar item are awakened where the controller gets them.
    var inBars: Set<ID<SceneObject>> = []
    if case .controller(let id) = graph.trees[scene.id].owner {
      let controller = graph.controllers[id]
      inBars = Set(controller.barItems + [controller.tabBarItem].compactMap(\.self))
    }
    for id in graph.trees[scene.id].objects where graph.objects[id].isAwakened && !inBars.contains(id) {
      text.awake(graph.objects[id], plan.variable(id))
    }
  }
}

extension SceneGraph {
  fileprivate func hasOutlets(in tree: ID<ViewTree>) -> Bool {
    trees[tree].objects.contains { !objects[$0].outlets.isEmpty }
  }
}

extension SceneObject {
  /// How an item gets into the bar or the navigation item that it stands in; nil for what is no item.
  fileprivate var itemPlacement: Placement? {
    switch kind.role {
    case .barButtonItem, .tabBarItem, .navigationItem: kind.placement ?? self[.placement]?.placementInItem
    default: nil
    }
  }
}
