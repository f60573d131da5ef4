import SceneCatalog
import SceneDiagnostics
import SceneSyntax

/// What a scene file declares and refers to, found in its document alone: elements by the catalogue, names, references.
///
/// Unlike the graph of the compiler, it keeps what is wrong: a controller with an unknown attribute is still a place to
/// jump to while its author types.
final class SceneOutline {
  /// An element that the catalogue knows, where it stands.
  struct Item {
    let node: Document.NodeID
    let kind: ElementKind
    /// The element around it, as an index of the items.
    let parent: Int?
    /// What its names are visible in: the controller, prototype or view of the file that it belongs to, itself for
    /// these.
    let tree: Int
  }

  /// A declared name.
  struct Declaration {
    let name: String
    let range: SourceRange
    let item: Int
  }

  let document: Document
  /// The elements in the order of the file; an element stands before what is in it.
  private(set) var items: [Item] = []
  /// The references, in the order of the file.
  private(set) var uses: [NameUse] = []
  private var controllers: [String: Int] = [:]
  private var styles: [String: Int] = [:]
  private var views: [String: Int] = [:]
  private var named: [TreeName: Int] = [:]
  private(set) lazy var usesByName = Dictionary(grouping: uses, by: \.name)
  /// The segues, as indices of the items.
  private(set) var segues: [Int] = []

  private struct TreeName: Hashable {
    let tree: Int
    let name: String
  }

  init(_ document: Document) {
    self.document = document
    guard let root = document.root, document[root].text == ElementKind.scenes.name else { return }
    var open: [(node: Document.NodeID, parent: Int?)] = [(root, nil)]
    while let (node, parent) = open.popLast() {
      guard let kind = kind(of: node, in: parent) else { continue }
      let item = add(node, kind, in: parent)
      let children = document.children(of: node).filter { document[$0].kind == .element }
      for child in children.reversed() { open.append((child, item)) }
    }
  }

  private func kind(of node: Document.NodeID, in parent: Int?) -> ElementKind? {
    let name = document[node].text
    guard let parent else { return .scenes }
    return items[parent].kind.part(named: name) ?? Catalog.element(named: name)
  }

  private func add(_ node: Document.NodeID, _ kind: ElementKind, in parent: Int?) -> Int {
    let index = items.count
    items.append(Item(node: node, kind: kind, parent: parent, tree: tree(of: kind, at: index, in: parent)))
    if kind.role == .segue { segues.append(index) }
    for attribute in document.attributes(of: node) {
      guard let attributeKind = kind.attribute(written: attribute.name) else { continue }
      if attribute.name == AttributeKind.id.name {
        declare(attribute.value, index)
      } else if let scope = attributeKind.refersTo {
        uses += NameUse.all(in: attribute, of: attributeKind, scope, item: index)
      }
    }
    return index
  }

  private func tree(of kind: ElementKind, at index: Int, in parent: Int?) -> Int {
    guard let parent, items[parent].kind.role != .scenes else { return index }
    // A prototype in a list is a tree of its own; cells of a section belong to their scene.
    return kind.role.isOne(of: .reusable) && items[parent].kind.role == .view ? index : items[parent].tree
  }

  private func declare(_ name: String, _ index: Int) {
    switch items[index].kind.role {
    case .controller, .placeholder: controllers[name] = controllers[name] ?? index
    case .style: styles[name] = styles[name] ?? index
    default:
      if isView(index) { views[name] = views[name] ?? index }
      let key = TreeName(tree: items[index].tree, name: name)
      named[key] = named[key] ?? index
    }
  }

  // MARK: Elements

  /// The value of an attribute of an item, and its range.
  func attribute(_ name: String, of item: Int) -> Document.Attribute? {
    document.attributes(of: items[item].node).first { $0.name == name }
  }

  /// An attribute of an item.
  func attribute<Value>(_ key: AttributeKey<Value>, of item: Int) -> Document.Attribute? {
    attribute(key.name, of: item)
  }

  /// The value of an attribute of an item.
  func value<Value>(_ key: AttributeKey<Value>, of item: Int) -> String? { attribute(key.name, of: item)?.value }

  /// The id of an item.
  func id(of item: Int) -> Document.Attribute? { attribute(AttributeKind.id.name, of: item) }

  /// The controller that an item is in, itself included; nil for the views of a file.
  func controller(of item: Int) -> Int? {
    var next: Int? = item
    while let index = next {
      if items[index].kind.role.isOne(of: [.controller, .placeholder]) { return index }
      next = items[index].parent
    }
    return nil
  }

  /// The node of an item.
  func node(_ item: Int) -> Document.Node { document[items[item].node] }

  /// The range that stands for an item: its id, or else its name.
  func nameRange(_ item: Int) -> SourceRange { id(of: item)?.valueRange ?? node(item).nameRange }

  /// The innermost item around an offset.
  func item(at offset: Int) -> Int? {
    // An element stands before what is in it, so the last one that contains the offset is the innermost.
    let later = items.indices.partitionPoint { node($0).range.start <= offset }
    var next: Int? = later > 0 ? later - 1 : nil
    while let index = next, node(index).range.end < offset { next = items[index].parent }
    return next
  }

  /// The items that stand directly in another one.
  func children(of item: Int) -> [Int] {
    var children: [Int] = []
    let end = node(item).range.end
    var index = item + 1
    while index < items.count, node(index).range.start < end {
      if items[index].parent == item { children.append(index) }
      index += 1
    }
    return children
  }

  // MARK: Names

  /// The controllers and placeholders of the file, in order.
  private(set) lazy var controllerItems = items.indices.filter { index in
    items[index].kind.role.isOne(of: [.controller, .placeholder])
  }

  /// The controller of an id.
  func controller(named name: String) -> Int? { controllers[name] }

  /// Whether an item is a view of the file that a function makes.
  func isView(_ item: Int) -> Bool {
    items[item].tree == item && items[item].kind.role == .view
  }

  /// The view of the file of an id.
  func view(named name: String) -> Int? { views[name] }

  /// The item that says what an item is: the view of the file that it uses, or the item itself.
  func definition(of item: Int) -> Int {
    var item = item
    for _ in 0...views.count {
      guard let used = value(.use, of: item).flatMap({ views[$0] }) else { return item }
      item = used
    }
    return item
  }

  /// The style of an id.
  func style(named name: String) -> Int? { styles[name] }

  /// What has a name where an item is: in its tree, or in those around it; at last the controller itself.
  func object(named name: String, from item: Int) -> Int? {
    var tree = items[item].tree
    while true {
      if let found = named[TreeName(tree: tree, name: name)] { return found }
      if items[tree].kind.role.isOne(of: [.controller, .placeholder]) {
        return id(of: tree)?.value == name ? tree : nil
      }
      guard let parent = items[tree].parent, items[parent].kind.role != .scenes else { return nil }
      tree = items[parent].tree
    }
  }

  /// What a name refers to in the tree of views; a name in a style, in those of all elements that have the style, if they
  /// agree.
  func object(of use: NameUse) -> Int? {
    guard items[use.item].kind.role == .style else { return object(named: use.name, from: use.item) }
    let users = id(of: use.item).flatMap { usesByName[$0.value] } ?? []
    let found = Set(users.filter { $0.scope == .styles }.map { object(named: use.name, from: $0.item) })
    return found.count == 1 ? found.first ?? nil : nil
  }

  /// The items with an id that can be named where an item is.
  func namedObjects(from item: Int, _ roles: Roles) -> [Int] {
    let tree = items[item].tree
    return items.indices.filter { index in
      items[index].tree == tree && index != tree && roles.contains(items[index].kind.role) && id(of: index) != nil
    }
  }

  /// The use at an offset.
  func use(at offset: Int) -> NameUse? {
    let first = uses.partitionPoint { $0.range.end < offset }
    return first < uses.count && uses[first].range.start <= offset ? uses[first] : nil
  }
}
