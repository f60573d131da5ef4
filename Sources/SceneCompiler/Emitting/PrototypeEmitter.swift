import SceneCatalog
import SwiftDeclarations

/// Writes how lists make the views of prototypes.
///
/// A list makes each view by itself, of the class that is registered. The first time that code dequeues the view, a method
/// makes what is in it.
struct PrototypeEmitter {
  private let prototypes: [PrototypePlan]
  private let plan: ModulePlan
  private let access: String
  /// What stands before `func` in what scenes and files declare: `static `.
  private let keyword: String

  /// The prototypes of a scene.
  init(_ scene: ScenePlan, _ plan: ModulePlan, access: String) {
    prototypes = scene.prototypes
    self.plan = plan
    self.access = access
    keyword = ""
  }

  /// The prototypes of a file that belong to no scene.
  init(ofFile file: Int, _ plan: ModulePlan, access: String) {
    prototypes = plan.prototypes(ofFile: file)
    self.plan = plan
    self.access = access
    keyword = "static "
  }

  /// Registers the prototypes of a list that was just made.
  static func emitRegistrations(
    in list: ID<SceneObject>, _ variable: String, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    for tree in plan.graph.objects[list].prototypes {
      guard let prototype = plan.prototype(tree) else { continue }
      register(prototype, in: variable, plan, into: &text)
    }
  }

  private static func register(
    _ prototype: PrototypePlan, in list: String, _ plan: ModulePlan, into text: inout SwiftText
  ) {
    let identifier = prototype.reuse.registration + ": " + StringLiteral.swift(prototype.identifier)
    let kind = kind(of: prototype, plan).map { "forSupplementaryViewOfKind: " + $0 }
    text.call(list + ".register", [prototype.registeredClass + ".self", kind, identifier].compactMap(\.self))
  }

  /// What a collection calls the kind of a view beside its cells.
  private static func kind(of prototype: PrototypePlan, _ plan: ModulePlan) -> String? {
    guard prototype.reuse.hasKinds else { return nil }
    switch plan.graph.objects[prototype.root][.supplementaryKind] {
    case nil, "header": return "UICollectionView.elementKindSectionHeader"
    case "footer": return "UICollectionView.elementKindSectionFooter"
    case let kind?: return StringLiteral.swift(kind)
    }
  }

  // MARK: Methods

  /// The methods that dequeue and fill the views.
  var methods: SwiftText {
    var text = SwiftText()
    for prototype in prototypes {
      if !keyword.isEmpty, case .file = plan.graph.trees[prototype.tree].owner { register(prototype, into: &text) }
      dequeue(prototype, into: &text)
      fill(prototype, into: &text)
    }
    return text
  }

  private func register(_ prototype: PrototypePlan, into text: inout SwiftText) {
    text.gap()
    text.line("/// Registers the prototype `\(StringLiteral.content(prototype.identifier))` in a list.")
    let name = GeneratedNames.register(prototype.name)
    text.block("\(access)\(keyword)func \(name)(in list: \(prototype.reuse.list)) {") {
      Self.register(prototype, in: "list", plan, into: &$0)
    }
  }

  private func dequeue(_ prototype: PrototypePlan, into text: inout SwiftText) {
    text.use(.prototypes)
    let list = prototype.list.map(loadedList) ?? "list"
    let parameters = prototype.list == nil ? ["in list: " + prototype.reuse.list] : []
    text.gap()
    text.line("/// A view of the prototype `\(StringLiteral.content(prototype.identifier))`, with what is in it.")
    text.call(
      access + keyword + "func " + GeneratedNames.dequeue(prototype.name),
      parameters + (prototype.reuse.takesIndexPath ? ["for indexPath: IndexPath"] : []), " -> " + prototype.type + " {")
    text.indented { text in
      let kind = Self.kind(of: prototype, plan).map { "ofKind: " + $0 }
      text.call(
        "SceneReuse." + prototype.reuse.dequeuing,
        [
          StringLiteral.swift(prototype.identifier), kind, "of: " + list,
          prototype.reuse.takesIndexPath ? "for: indexPath" : nil, "fill: " + GeneratedNames.fill(prototype.name),
        ].compactMap(\.self))
    }
    text.line("}")
  }

  /// The expression for a list of the scene.
  private func loadedList(_ list: ID<SceneObject>) -> String {
    let controller = plan.graph.controller(of: plan.graph.objects[list].tree)
    return controller.map { plan.scenes[$0.index].loadedView(plan.variable(list)) } ?? plan.variable(list)
  }

  private func fill(_ prototype: PrototypePlan, into text: inout SwiftText) {
    let opening = "private \(keyword)func \(GeneratedNames.fill(prototype.name))"
    text.gap()
    text.line("\(opening)(_ \(plan.variable(prototype.root)): \(prototype.type)) {")
    text.indented { $0.append(ViewEmitter.fill(prototype, plan)) }
    text.line("}")
  }

  // MARK: Classes

  /// The classes that prototypes need: a list can make views of a class, but not of a style.
  var classes: [String] {
    prototypes.compactMap { prototype in
      prototype.generatedClass.map { text(of: $0, prototype) }
    }
  }

  private func text(of name: String, _ prototype: PrototypePlan) -> String {
    let isVisible = !prototype.namedViews.isEmpty
    let access = isVisible ? self.access : ""
    let visibility = isVisible ? access : "private "
    var text = SwiftText()
    text.line("/// The generated class of the prototype `\(StringLiteral.content(prototype.identifier))`.")
    let arguments = arguments(of: prototype)
    let opening = "\(visibility)final class \(name): \(prototype.baseClass) {"
    guard isVisible || arguments != nil else { return text.text + opening + "}" }
    text.block(opening) { text in
      if isVisible { views(of: prototype, into: &text) }
      guard let arguments else { return }
      text.gap()
      text.block("\(access)override init\(prototype.reuse.parameters) {") { $0.call("super.init", arguments) }
      text.gap()
      text.line("\(access)required init?(coder: NSCoder) { super.init(coder: coder) }")
    }
    return String(text.text.dropLast())
  }

  /// The arguments of the superclass's initialiser; nil where they are the parameters, so that the class inherits it.
  private func arguments(of prototype: PrototypePlan) -> [String]? {
    let root = plan.graph.objects[prototype.root]
    let bundle = plan.bundle(of: prototype.tree)
    let filling = PatternFilling(kind: root.kind, attributes: root.attributes, bundle: bundle)
    let arguments = filling.swift(prototype.reuse.arguments).arguments
    return arguments == prototype.reuse.labels.map { $0 + ": " + $0 } ? nil : arguments
  }

  private func views(of prototype: PrototypePlan, into text: inout SwiftText) {
    text.line("/// The views of the prototype that have a name.")
    text.block("\(access)struct Views {") { text in
      for id in prototype.namedViews {
        text.line("\(access)let \(plan.variable(id)): \(NamedViews.type(of: id, plan.graph))")
      }
    }
    text.gap()
    text.line("/// What is in the view, by name.")
    text.line("\(access)fileprivate(set) var views: Views!")
  }
}
