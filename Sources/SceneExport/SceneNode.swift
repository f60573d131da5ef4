import InterfaceBuilder
import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

/// The fate of an element or an attribute of a scene.
enum ExportFate: Equatable {
  /// The storyboard contains it.
  case carried
  /// It stands in the notes of an object only, for the import.
  case noted(String)
  /// It is left out.
  case left(String)
}

/// An element of a scene that is exported, with the attributes of its styles.
final class SceneNode {
  /// An attribute.
  struct Attribute {
    /// The name as it is written: `axis`, or `axis.compactHeight`.
    let name: String
    let value: String
    let range: SourceRange
    let valueRange: SourceRange
    /// The style that it comes from, if it does.
    let style: String?

    init(_ attribute: Document.Attribute, of style: String? = nil) {
      (name, value) = (attribute.name, attribute.value)
      (range, valueRange) = (attribute.nameRange, attribute.valueRange)
      self.style = style
    }
  }

  /// What an element is in the graph of the compiler.
  enum Meaning {
    case controller(ID<Controller>)
    case object(ID<SceneObject>)
    case segue(ID<Segue>)
    /// An outlet or an action that leads to something.
    case connection(Outlet.Destination)
  }

  let kind: ElementKind
  let range: SourceRange
  let meaning: Meaning?
  /// The attributes, its own first.
  let attributes: [Attribute]
  private(set) var children: [SceneNode] = []
  private(set) weak var parent: SceneNode?
  /// Its position among the elements of its parent.
  private(set) var position = 0
  /// Its position among those of its kind that have no id, as it has none.
  private(set) var positionWithoutName = 0
  /// The position of the first view inside it.
  private(set) var firstView: Int?
  /// How many elements inside it have no id, by their kinds.
  private var countsWithoutName: [ObjectIdentifier: Int] = [:]
  /// Its element in the document; nil if it has none of its own.
  var draft: NibDraft?
  /// The fate of the element, under an empty name, and of its attributes.
  private(set) var fates: [String: ExportFate] = [:]

  init(
    _ kind: ElementKind, _ range: SourceRange, _ meaning: Meaning?, _ attributes: [Attribute], in parent: SceneNode?
  ) {
    (self.kind, self.range, self.meaning, self.attributes, self.parent) = (kind, range, meaning, attributes, parent)
  }

  func append(_ child: SceneNode) {
    child.position = children.count
    children.append(child)
    if firstView == nil, child.isView { firstView = child.position }
    guard child.name == nil else { return }
    child.positionWithoutName = countsWithoutName[ObjectIdentifier(child.kind), default: 0]
    countsWithoutName[ObjectIdentifier(child.kind)] = child.positionWithoutName + 1
  }

  /// The value of an attribute, if the element has it.
  subscript(name: String) -> String? { attribute(named: name)?.value }

  /// An attribute, if the element has it.
  func attribute(named name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// What it is in a tree of views.
  var object: ID<SceneObject>? { if case .object(let id)? = meaning { id } else { nil } }
  /// The id, if it has one.
  var name: String? { self["id"] }
  /// The elements around it, the innermost first.
  var ancestors: some Sequence<SceneNode> {
    sequence(state: self) { current -> SceneNode? in
      guard let parent = current.parent else { return nil }
      current = parent
      return parent
    }
  }
  /// The element and all inside it.
  var subtree: [SceneNode] {
    var result: [SceneNode] = []
    collect(into: &result)
    return result
  }

  private func collect(into result: inout [SceneNode]) {
    result.append(self)
    for child in children { child.collect(into: &result) }
  }

  /// Whether it is a view, of whatever role.
  var isView: Bool { kind.role.isOne(of: .anyView) || kind.role == .refreshControl }
  /// The controller that it belongs to, itself included.
  var controller: SceneNode? { kind.role == .controller ? self : ancestors.first { $0.kind.role == .controller } }
  /// Whether it is a prototype, of which lists make several copies.
  var isPrototype: Bool {
    kind.role.isOne(of: .reusable) && parent?.kind.role != .tableSection
  }
  /// The attributes that no condition stands behind.
  var plainAttributes: [Attribute] { attributes.filter { kind.attribute(named: $0.name) != nil } }

  // MARK: Fates

  /// Records the fate of the element, or of an attribute.
  func record(_ fate: ExportFate, _ attribute: String? = nil) { fates[attribute ?? ""] = fate }

  /// Records that an attribute is carried.
  func carry(_ attribute: String) { record(.carried, attribute) }

  /// Records that the element is carried, with all attributes that have no fate yet.
  func carryRest() {
    record(.carried)
    for attribute in attributes where fates[attribute.name] == nil { carry(attribute.name) }
  }

  /// Records one fate of the element and all that is inside it.
  func recordAll(_ fate: ExportFate) {
    for node in subtree {
      node.record(fate)
      for attribute in node.attributes { node.record(fate, attribute.name) }
    }
  }
}
