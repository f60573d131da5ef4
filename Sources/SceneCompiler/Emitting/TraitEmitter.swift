import SceneCatalog

/// Writes what changes with traits: attributes, views and constraints with conditions.
struct TraitEmitter {
  /// Constraints that hold with some traits.
  private struct Group {
    let requirement: TraitRequirement
    let name: String
    let constraints: Activation
  }

  private let plan: ModulePlan
  private let tree: ID<ViewTree>
  private let bundle: ResourceBundle
  private let conditional: ConditionalTrees
  /// The parameter that holds the traits.
  private let traits: String
  /// Lines in front of the closure: the values that properties have by themselves.
  private var defaults = SwiftText()
  /// Lines of the closure that add and remove views.
  private var places = SwiftText()
  /// Lines of the closure that set properties.
  private var settings = SwiftText()
  private var groups: [Group] = []
  /// The parents of the views that the closure adds and removes.
  private var parents: Set<ID<SceneObject>> = []
  /// The variables that the closure names.
  private var used: Set<String> = []
  /// The names of the constants that are declared in front of the closure; nil before the first.
  private var names: UniqueWords?

  init(_ plan: ModulePlan, tree: ID<ViewTree>) {
    self.plan = plan
    self.tree = tree
    bundle = plan.bundle(of: tree)
    conditional = ConditionalTrees(tree, plan.graph)
    traits = plan.unused("traits", in: tree)
  }

  /// Whether an attribute is set by the closure, which sees its variations.
  func sets(_ attribute: Attribute, of object: SceneObject) -> Bool {
    object.variations.contains { $0.kind === attribute.kind }
  }

  /// Whether a view is added by the closure.
  func places(_ view: ID<SceneObject>) -> Bool { conditional.requirement(of: view) != nil }

  /// Adds the attributes of an object that have variations.
  mutating func add(variationsOf id: ID<SceneObject>) {
    let object = plan.graph.objects[id]
    var done: Set<String> = []
    for variation in object.variations where done.insert(variation.kind.name).inserted {
      let variations = object.variations.filter { $0.kind === variation.kind }
      switch variation.kind.effect {
      case .structural, .creation, .expression, .entry, .shadow, .callIfTrue: break
      case .property(let path): set(path, of: id, variations)
      case .call: call(variation.kind.pattern, of: id, variations)
      }
    }
  }

  private mutating func set(_ path: String, of id: ID<SceneObject>, _ variations: [Attribute]) {
    let variable = plan.variable(id)
    let kind = variations[0].kind
    let base = plan.graph.objects[id].attributes.first { $0.kind === kind }
    let fallback = base.map { $0.value.swift(in: bundle).text } ?? kind.unsetValue ?? keep(path, kind, of: variable)
    used.insert(variable)
    if kind.isOfUnconfiguredButton { settings.use(.unconfiguredButtons) }
    let choices = choices(of: variations)
    let line = "\(variable).\(path) = \(TraitChoice.line(choices, fallback))"
    guard !settings.fits("  " + line) else { return settings.line("\(line)") }
    settings.line("\(variable).\(path) =")
    settings.indented { $0.lines(TraitChoice.lines(choices, fallback, indentation: "")) }
  }

  private mutating func call(_ pattern: SwiftPattern, of id: ID<SceneObject>, _ variations: [Attribute]) {
    let variable = plan.variable(id)
    let object = plan.graph.objects[id]
    guard let base = object.attributes.first(where: { $0.kind === variations[0].kind }) else { return }
    let filling = PatternFilling(kind: object.kind, attributes: object.attributes, bundle: bundle)
    used.insert(variable)
    let (choices, fallback) = (choices(of: variations), base.value.swift(in: bundle).text)
    let line = variable + "." + filling.swift(pattern, value: TraitChoice.line(choices, fallback)).text
    guard !settings.fits("  " + line) else { return settings.line("\(line)") }
    let value = TraitChoice.lines(choices, fallback, indentation: "  ")
    add(value, in: pattern, filling, variable + ".", "", to: &settings)
  }

  /// Declares a constant for the value that a property has without the scene.
  private mutating func keep(_ path: String, _ attribute: AttributeKind, of variable: String) -> String {
    let name = unused(variable + SpelledName.raisingFirst(attribute.name))
    defaults.line("let \(name) = \(variable).\(path)")
    return name
  }

  private func choices(of variations: [Attribute]) -> [TraitChoice] {
    variations.compactMap { variation in
      variation.condition.map {
        TraitChoice(condition: $0.swift(of: traits), value: variation.value.swift(in: bundle).text)
      }
    }
  }

  /// Writes a value in calls, such as `setContentHuggingPriority(UILayoutPriority(`, each of which has a line of its own.
  private func add(
    _ value: String, in pattern: SwiftPattern, _ filling: PatternFilling, _ start: String, _ end: String,
    to text: inout SwiftText
  ) {
    let call = filling.swift(pattern)
    guard let first = pattern.arguments?.first, let arguments = call.arguments else { return text.lines(value, end) }
    text.line("\(start)\(call.head)(")
    let others = arguments.dropFirst().map { ", " + $0 }.joined()
    text.indented { add(value, in: first, filling, "", others + ")" + end, to: &$0) }
  }

  /// Adds a view that is there with some traits only, with its neighbours that are.
  mutating func add(view id: ID<SceneObject>, in superview: String) {
    guard let parent = plan.graph.objects[id].parent, parents.insert(parent).inserted else { return }
    let views = plan.graph.objects[parent].children.filter { plan.graph.objects[$0].placement == .subview }
    used.insert(plan.variable(parent))
    for run in views.split(omittingEmptySubsequences: true, whereSeparator: { !places($0) }) {
      place(run, before: run.endIndex < views.endIndex ? views[run.endIndex] : nil, in: superview)
    }
  }

  /// Adds neighbours that are there with some traits only.
  ///
  /// - Parameter next: the view behind them, which is always there.
  private mutating func place(
    _ views: ArraySlice<ID<SceneObject>>, before next: ID<SceneObject>?, in superview: String
  ) {
    used.formUnion((views + [next].compactMap(\.self)).map(plan.variable))
    let elements = views.map { view in
      "(\(plan.variable(view)), \(conditional.requirement(of: view)?.swift(of: traits).text ?? "true"))"
    }
    let place = ["in: " + superview] + (next.map { ["before: " + plan.variable($0)] } ?? [])
    places.call("SceneTraits.place", place + elements)
  }

  /// What a constraint between two objects requires, beside what it requires itself.
  func requirement(between first: ID<SceneObject>?, _ second: ID<SceneObject>?) -> TraitRequirement {
    conditional.requirement(between: first, second)
  }

  /// Adds constraints that hold with some traits only.
  mutating func add(_ constraints: Activation, if requirement: TraitRequirement) {
    let name = unused((requirement.name ?? "other") + "Constraints")
    groups.append(Group(requirement: requirement, name: name, constraints: constraints))
  }

  private mutating func unused(_ wanted: String) -> String {
    if names == nil { names = UniqueWords(reserved: plan.locals(of: tree) + [traits]) }
    return names?.unique(wanted) ?? wanted
  }

  /// Writes everything: what the root view observes, which retains the closure. The closure gets the root view as a
  /// parameter, because it must not retain it.
  func emit(root: ID<SceneObject>, into text: inout SwiftText) {
    guard !(settings.isEmpty && places.isEmpty && groups.isEmpty) else { return }
    text.gap()
    text.use(.traits)
    text.append(defaults)
    for group in groups { group.constraints.declare(group.name, into: &text) }
    let variable = plan.variable(root)
    text.block("SceneTraits.observe(\(variable)) { \(used.contains(variable) ? variable : "_"), \(traits) in") { text in
      text.append(places)
      emitGroups(into: &text)
      text.append(settings)
    }
  }

  private func emitGroups(into text: inout SwiftText) {
    guard !groups.isEmpty else { return }
    text.block("SceneTraits.activate([", "])") { text in
      for group in groups {
        text.call("", [group.name, group.requirement.swift(of: traits).lines("  ")], groups.count > 1 ? "," : "")
      }
    }
  }
}
