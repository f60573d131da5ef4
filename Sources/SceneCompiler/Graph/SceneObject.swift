package import SceneCatalog
package import SceneDiagnostics

/// Something in a tree of views: a view, a guide, a constraint, a bar button item, a section of a table.
///
/// Checks and emitters copy each object dozens of times, so copies share their storage until one of them changes.
public struct SceneObject: AttributedElement, Sendable {
  private var storage: Storage

  init(
    kind: ElementKind, tree: ID<ViewTree>, parent: ID<SceneObject>?, range: SourceRange, name: Name?,
    attributes: [Attribute], variations: [Attribute], previews: [Attribute], isDamaged: Bool
  ) {
    let values = Values(
      kind: kind, tree: tree, parent: parent, range: range, name: name, isDamaged: isDamaged, attributes: attributes,
      nameBits: attributes.nameBits, variations: variations, previews: previews)
    storage = Storage(values)
  }

  /// The kind of the element.
  package var kind: ElementKind { storage.values.kind }
  /// The tree that it is in.
  package var tree: ID<ViewTree> { storage.values.tree }
  /// The parent; nil for a root view and for objects of the controller itself.
  package var parent: ID<SceneObject>? { storage.values.parent }
  /// The source range of the element's name.
  package var range: SourceRange { storage.values.range }
  /// Its id, if it has one.
  package var name: Name? { storage.values.name }
  /// Whether an attribute of it was left out, after a diagnostic said so.
  var isDamaged: Bool { storage.values.isDamaged }
  /// Its attributes.
  package internal(set) var attributes: [Attribute] {
    get { storage.values.attributes }
    _modify { yield &own.changedAttributes }
  }
  /// Adds an attribute behind the others.
  mutating func add(_ attribute: Attribute) { own.add(attribute) }
  package var nameBits: UInt64 { storage.values.nameBits }
  /// Its attributes with conditions. Of one attribute, the variation that wins comes first.
  package internal(set) var variations: [Attribute] {
    get { storage.values.variations }
    _modify { yield &own.variations }
  }
  /// The values that only previews show.
  package var previews: [Attribute] { storage.values.previews }
  /// The layout in the parent.
  package internal(set) var layout: [LayoutRule] {
    get { storage.values.layout }
    _modify { yield &own.layout }
  }
  /// The children, in the order of the file.
  package internal(set) var children: [ID<SceneObject>] {
    get { storage.values.children }
    _modify { yield &own.children }
  }
  /// The prototypes of what it makes by itself, if it is a table or a collection.
  package internal(set) var prototypes: [ID<ViewTree>] {
    get { storage.values.prototypes }
    _modify { yield &own.prototypes }
  }
  /// Its segues.
  package internal(set) var segues: [ID<Segue>] {
    get { storage.values.segues }
    _modify { yield &own.segues }
  }
  /// Its actions.
  package internal(set) var actions: [Action] {
    get { storage.values.actions }
    _modify { yield &own.actions }
  }
  /// Its outlets.
  package internal(set) var outlets: [Outlet] {
    get { storage.values.outlets }
    _modify { yield &own.outlets }
  }
  /// The view of the file that it is made like, if there is such a one.
  package internal(set) var used: ID<ViewTree>? {
    get { storage.values.used }
    _modify { yield &own.used }
  }

  private struct Values: Sendable {
    let kind: ElementKind
    var tree: ID<ViewTree>
    var parent: ID<SceneObject>?
    let range: SourceRange
    let name: Name?
    let isDamaged: Bool
    private(set) var attributes: [Attribute]
    var changedAttributes: [Attribute] {
      get { attributes }
      _modify {
        yield &attributes
        nameBits = attributes.nameBits
      }
    }
    var nameBits: UInt64
    var variations: [Attribute]
    let previews: [Attribute]
    var layout: [LayoutRule] = []
    var children: [ID<SceneObject>] = []
    var prototypes: [ID<ViewTree>] = []
    var segues: [ID<Segue>] = []
    var actions: [Action] = []
    var outlets: [Outlet] = []
    var used: ID<ViewTree>?

    mutating func add(_ attribute: Attribute) {
      attributes.append(attribute)
      nameBits |= [attribute].nameBits
    }

    mutating func move(by offset: GraphOffset) {
      tree = tree.moved(by: offset.trees)
      parent = parent?.moved(by: offset.objects)
      children = children.map { $0.moved(by: offset.objects) }
      prototypes = prototypes.map { $0.moved(by: offset.trees) }
      segues = segues.map { $0.moved(by: offset.segues) }
      actions = actions.map { $0.moved(by: offset) }
      outlets = outlets.map { $0.moved(by: offset) }
      used = used?.moved(by: offset.trees)
    }
  }

  /// Only `own` changes it, and only while nobody else refers to it, so no access can meet another.
  private final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) { self.values = values }
  }

  /// The values, in a storage that no copy shares.
  private var own: Values {
    get { storage.values }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      yield &storage.values
    }
  }

  /// Moves what it refers to, for a graph with other files before its own.
  mutating func move(by offset: GraphOffset) { own.move(by: offset) }

  // MARK: What follows from the values

  /// All its attributes, those with conditions last.
  var allAttributes: [Attribute] { variations.isEmpty ? attributes : attributes + variations }
  /// Its attributes of a key, those with conditions last.
  func all<Value>(_ key: AttributeKey<Value>) -> [Attribute] {
    hasAnywhere(key) ? [attribute(key)].compactMap(\.self) + variations.filter { $0.matches(key) } : []
  }
  /// Whether an attribute was given, with a condition or without.
  func hasAnywhere<Value>(_ key: AttributeKey<Value>) -> Bool {
    has(key) || !variations.isEmpty && variations.has(key)
  }
  /// Whether embed segues stand in it: a container view, or a search controller with its results.
  package var isContainer: Bool { kind.embedsControllers }
  /// Whether it places the views inside it.
  package var isArranging: Bool { kind.subviews?.isArranging ?? false }
  /// Whether `pin` places it, with whatever traits.
  package var isPinned: Bool { hasAnywhere(.pin) }
  /// Whether its frame and autoresizing mask place it, rather than constraints.
  package var isPlacedByFrame: Bool { has(.frame) || has(.autoresizingMask) }
  /// The way in which it is added to its parent: that of its kind, or the property that its `placement` names.
  package var placement: Placement? {
    switch self[.viewPlace] {
    case .detached?: nil
    case let place?: .assigned(to: place.rawValue)
    case nil: kind.placement
    }
  }
  /// The edges that `pin` holds, from the top to the bottom.
  var pinnedEdges: [LayoutSide] {
    let all: [LayoutSide] = [.top, .leading, .trailing, .bottom]
    guard let chosen = self[.edges]?.all.map(\.name) else { return all }
    return all.filter { chosen.contains($0.rawValue) }
  }
  /// Whether it is something a constraint can be between.
  package var isLaidOut: Bool { kind.role.isOne(of: .laidOut) }
}

/// A property that is set to something in the scene.
package struct Outlet: Sendable {
  /// The destination of the outlet.
  package enum Destination: Sendable {
    case object(ID<SceneObject>)
    case controller(ID<Controller>)
    /// The controller that shows the results of the search controller that has the outlet.
    case results(ID<Controller>)
    /// The first responder that has the method, for an action.
    case firstResponder

    /// The same, in a graph with other files before its own.
    fileprivate func moved(by offset: GraphOffset) -> Self {
      switch self {
      case .object(let id): .object(id.moved(by: offset.objects))
      case .controller(let id): .controller(id.moved(by: offset.controllers))
      case .results(let id): .results(id.moved(by: offset.controllers))
      case .firstResponder: self
      }
    }
  }

  /// The property.
  package let property: Name
  /// The name of what it is set to.
  let destinationName: Name
  /// The destination of the outlet, if it exists.
  package internal(set) var destination: Destination?
  /// Whether it adds to a list.
  let isCollection: Bool

  /// The same, in a graph with other files before its own.
  func moved(by offset: GraphOffset) -> Self {
    var copy = self
    copy.destination = destination?.moved(by: offset)
    return copy
  }
}

/// A control event that calls a method.
package struct Action: Sendable {
  /// The method.
  let selector: Selector
  /// The method as it is written, with its source range.
  package let name: Name
  /// The event, if the scene names one.
  let event: Name?
  /// The receiver, if the scene names one.
  let destinationName: Name?
  /// The receiver: an object of the scene, or by default the controller.
  package internal(set) var destination: Outlet.Destination?

  /// The same, in a graph with other files before its own.
  fileprivate func moved(by offset: GraphOffset) -> Self {
    var copy = self
    copy.destination = destination?.moved(by: offset)
    return copy
  }
}
