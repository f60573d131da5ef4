import SceneCatalog
import SceneSyntax
import SceneTestSupport
import TestBasics

@testable import SceneCompiler
@testable import SceneEditing

/// Random edits that leave many scenes valid and try to break generated Swift: names of Swift or UIKit, every attribute
/// with every form of value, connections between any elements.
struct HostileEdits: RandomNumberGenerator {
  private var numbers: SplitMix
  private var count = 0
  /// The end of every name that is not hostile: no two scenes have one in common.
  let suffix: String

  init(seed: Int) {
    numbers = SplitMix(seed: UInt64(seed))
    suffix = "s\(seed)"
  }

  mutating func next() -> UInt64 { numbers.next() }

  /// Edits a scene once.
  mutating func edit(_ scene: EditableScene) {
    let elements = scene.file.subtree.filter { Catalog.element(named: $0.name) != nil && $0.kind == .element }
    guard let node = elements.randomElement(using: &self), let kind = Catalog.element(named: node.name) else { return }
    edit(node, kind, in: scene)
  }

  private mutating func edit(_ node: EditableScene.Node, _ kind: ElementKind, in scene: EditableScene) {
    switch Int.random(in: 0..<12, using: &self) {
    case 0...3: set(kind.attributes.randomElement(using: &self), of: node, kind, in: scene)
    case 4, 5: insert(into: node, kind, in: scene)
    case 6: rename(node, in: scene)
    case 7: if node.name != "scenes" { node.remove() }
    case 8: if let name = node.attributes.randomElement(using: &self)?.name { node[name] = nil }
    case 9: if kind.attribute(named: "customClass") != nil { node["customClass"] = className() }
    default: connect(node, kind, in: scene)
    }
  }

  // MARK: Attributes

  private mutating func set(
    _ attribute: AttributeKind?, of node: EditableScene.Node, _ kind: ElementKind, in scene: EditableScene
  ) {
    guard let attribute else { return }
    if attribute.name == "id" { return rename(node, in: scene) }
    if let value = value(of: attribute, on: kind, in: scene, near: node) { node[attribute.name] = value }
    // A member of the type that it had.
    if attribute.matches(.type), node["default"]?.hasPrefix(".") == true { node["default"] = nil }
  }

  private mutating func value(
    of attribute: AttributeKind, on kind: ElementKind, in scene: EditableScene, near node: EditableScene.Node
  ) -> String? {
    switch attribute.value {
    case .name: name()
    case .className: className()
    case .identifier: Self.identifiers.randomElement(using: &self)
    case .moduleName, .selector: nil
    case .typeName: Self.types.randomElement(using: &self)
    case .literal: ["1", ".some", "nil", "true", "-0.5", "a \\(b)"].randomElement(using: &self)
    case .reference, .receiver, .layoutItem: reference(attribute, in: scene, near: node)
    default: SampleValues.everything(of: attribute, on: kind).randomElement(using: &self)
    }
  }

  /// The id of a possible target of the attribute.
  private mutating func reference(
    _ attribute: AttributeKind, in scene: EditableScene, near node: EditableScene.Node
  ) -> String? {
    let isConnection = ["outlet", "outletCollection", "action"].contains(node.name)
    let isOfFile = ["destination", "parent", "initialViewController"].contains(attribute.name) && !isConnection
    let nodes = scene.file.subtree.filter { other in
      if attribute.matches(.use) { return other.scene === other && Catalog.element(named: other.name)?.role == .view }
      return isOfFile ? other.scene === other : other.scene === node.scene && other.scene !== other
    }
    return nodes.compactMap { $0["id"] }.randomElement(using: &self)
  }

  // MARK: Elements

  /// The number of a node that was not read.
  private static let unnumbered = -1

  private mutating func insert(into node: EditableScene.Node, _ kind: ElementKind, in scene: EditableScene) {
    let kinds =
      Catalog.elements.filter { kind.children.contains($0.role) && $0.role != .import && $0.modules.isEmpty }
      + kind.parts
    guard let child = kinds.randomElement(using: &self) else { return }
    add(child, [:], to: node, in: scene)
  }

  private mutating func add(
    _ kind: ElementKind, _ given: KeyValuePairs<String, String>, to parent: EditableScene.Node, in scene: EditableScene
  ) {
    let node = EditableScene.Node(Self.unnumbered, .element, kind.name)
    parent.append(node, at: Int.random(in: 0...parent.children.count, using: &self))
    for attribute in kind.attributes where attribute.isRequired || Int.random(in: 0..<12, using: &self) == 0 {
      if let value = value(of: attribute, on: kind, in: scene, near: node) { node[attribute.name] = value }
    }
    for (name, value) in given { node[name] = value }
  }

  private mutating func rename(_ node: EditableScene.Node, in scene: EditableScene) {
    guard node["id"] != nil else {
      if Catalog.element(named: node.name)?.attribute(named: "id") != nil { node["id"] = name() }
      return
    }
    if node.number == Self.unnumbered { node["id"] = name() } else { Edit.rename(node.number, name()).apply(to: scene) }
  }

  /// Adds a connection that fits.
  private mutating func connect(_ node: EditableScene.Node, _ kind: ElementKind, in scene: EditableScene) {
    func pick(_ role: Role) -> ElementKind? {
      Catalog.elements.first { $0.role == role && kind.children.contains(role) }
    }
    count += 1
    switch Int.random(in: 0..<4, using: &self) {
    case 0: if let outlet = pick(.outlet) { add(outlet, ["property": name()], to: node, in: scene) }
    case 1: if let action = pick(.action) { add(action, ["selector": selector()], to: node, in: scene) }
    case 2: if let parameter = pick(.parameter) { add(parameter, [:], to: node, in: scene) }
    default: if let segue = pick(.segue) { add(segue, ["kind": segueKind()], to: node, in: scene) }
    }
  }

  private mutating func segueKind() -> String {
    ["show", "present", "push", "embed", "showDetail", "replace"].randomElement(using: &self) ?? "show"
  }

  private mutating func selector() -> String {
    name() + (["", "()", "(_:)", ":", "(for:)", "(in:)"].randomElement(using: &self) ?? "")
  }

  // MARK: Names

  private mutating func name() -> String {
    (Bool.random(using: &self) ? Self.names.randomElement(using: &self) : nil) ?? made("name")
  }

  private mutating func className() -> String {
    (Bool.random(using: &self) ? Self.classNames.randomElement(using: &self) : nil) ?? made("Class")
  }

  private mutating func made(_ word: String) -> String {
    count += 1
    return word + String(count) + suffix
  }

  private static let names =
    HostileNames.views + [
      "preconditionFailure", "fatalError", "assert", "print", "type", "self", "Self", "super", "init", "controller",
      "view", "views", "children", "dispatch", "sender", "segue", "superview", "bounds", "frame", "delegate",
      "UIAction",
      "UIView", "NSLayoutConstraint", "SceneContainer", "Identifier", "Segue", "Views", "Children", "Slots", "String",
      "Any", "nil", "true", "factory", "scenes", "mainScene", "animated", "action", "event", "navigation",
      "navigationItem",
      "toolbarItems", "isHidden", "tag", "text", "error", "async", "await", "throws", "actor", "some", "any", "each",
      "isolated", "nonisolated", "borrowing", "consuming", "sending", "repeat", "case", "unowned", "lazy", "open",
      "Int", "Bool", "Void", "Array", "MainActor", "CGRect", "Bundle", "UIColor", "UIImage", "UIFont", "Sendable",
    ]

  private static let classNames = [
    "String", "Int", "Bool", "Void", "Array", "MainActor", "UIView", "UIStoryboardSegue", "some", "any", "each",
    "isolated", "nonisolated", "borrowing", "consuming", "sending", "Controller", "Segue", "Identifier", "Views",
    "Children", "Slots", "Scene", "Optional", "Error", "Never", "Factory", "MainScenes", "Bundle", "UIColor",
    "Sendable", "NSObject", "SceneContainer", "Main", "MainScene", "actor", "macro", "package", "open", "weak", "lazy",
    "Game", "CaseIterable", "NSLayoutConstraint", "CGRect", "CGFloat", "Double", "Any_", "await", "async", "left",
    "get",
  ]

  private static let identifiers =
    HostileNames.identifiers + ["case", "self", "init", "Self", "protocol", "nil", "true"]

  private static let types = [
    "Int", "String?", "[String: Int]", "(Int) -> Void", "@escaping (Int) -> Void", "((Int) -> Void)?", "Item", "Item?",
    "[Item]", "UIImage", "@MainActor () -> Void", "@Sendable () -> Void", "(Int, String)", "Set<Int>", "Void", "Any",
    "() async throws -> Int", "UIColor?", "CGFloat", "Bool", "Double", "UInt8", "Character",
  ]
}

extension AttributeKind {
  /// Whether it is the attribute of a key.
  fileprivate func matches<Value>(_ key: AttributeKey<Value>) -> Bool { name == key.name }
}
