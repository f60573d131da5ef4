/// An element of a storyboard or a xib that is being made.
public final class NibDraft {
  /// The name: `viewController`.
  public let name: String
  /// The attributes, in the order of their making.
  public private(set) var attributes: [(name: String, value: String)] = []
  /// The elements inside it.
  public private(set) var children: [NibDraft] = []
  /// The characters inside it.
  public var text = ""
  /// What descriptions of the mapping say of it: `textLabel`.
  public var descriptions: Set<String> = []
  /// Whether it stands before what Interface Builder usually writes before it.
  public var comesFirst = false
  /// The element around it.
  public private(set) weak var parent: NibDraft?

  /// Makes an element, inside another if one is given, which does not hold it yet.
  public init(_ name: String, key: String? = nil, inside parent: NibDraft? = nil) {
    self.name = name
    self.parent = parent
    if let key { set("key", key) }
  }

  /// The value of an attribute, if the element has it.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// The property of the element around it that it belongs to.
  public var key: String? { self["key"] }

  /// Sets an attribute.
  public func set(_ name: String, _ value: String) {
    if let index = attributes.firstIndex(where: { $0.name == name }) {
      attributes[index].value = value
    } else {
      attributes.append((name, value))
    }
  }

  /// Adds an element at the end.
  public func append(_ child: NibDraft) {
    child.parent = self
    children.append(child)
  }

  /// Takes an element out.
  public func remove(_ child: NibDraft) { children.removeAll { $0 === child } }

  /// The element of a name and a key inside it, which is made if it is not there yet.
  public func child(_ name: String, key: String? = nil) -> NibDraft {
    if let child = children.first(where: { $0.name == name && $0.key == key }) { return child }
    let child = NibDraft(name, key: key)
    append(child)
    return child
  }

  /// Sorts the elements inside it, and those inside them, as Interface Builder does; those of one rank stay in order.
  public func sort(_ shape: DocumentShape) {
    let ranks = children.map { shape.rank($0) }
    children = children.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { children[$0] }
    for child in children { child.sort(shape) }
  }

  /// The element and all inside it, in the order of the document.
  public var subtree: [NibDraft] {
    var result: [NibDraft] = []
    collect(into: &result)
    return result
  }

  private func collect(into result: inout [NibDraft]) {
    result.append(self)
    for child in children { child.collect(into: &result) }
  }
}
