/// Attributes that several elements take.
public struct AttributeGroup: Sendable {
  /// Its name: `view`.
  public let name: String
  /// The elements with the attributes, in words: `every view`.
  public let takers: String
  /// The attributes.
  public let attributes: [AttributeKind]

  private init(_ name: String, of takers: String, _ attributes: [AttributeKind]) {
    self.name = name
    self.takers = takers
    self.attributes = attributes
  }

  /// All groups, for pages and schemas.
  public static let all: [AttributeGroup] = [
    AttributeGroup("controller", of: "every controller", .controller),
    AttributeGroup("view", of: "every view", .view),
    AttributeGroup("control", of: "every control", .control),
    AttributeGroup("gesture", of: "every gesture recogniser", .gesture),
    AttributeGroup("scrolling", of: "everything that scrolls", .scrolling),
    AttributeGroup("textDisplay", of: "everything that shows text", .textDisplay),
    AttributeGroup("textInput", of: "everything that takes text", .textInput),
    AttributeGroup("bar", of: "every bar", .bar),
    AttributeGroup("barButtonItem", of: "every bar button item", .barButtonItem),
    AttributeGroup("tabBarItem", of: "every tab bar item", .tabBarItem),
    AttributeGroup("barAppearance", of: "the appearance of every bar", .barAppearance),
    AttributeGroup("positions", of: "edges, centres and sizes", .positions),
    AttributeGroup("object", of: "every object", [.styles]),
    AttributeGroup("outlet", of: "everything with an outlet of its own", [.outlet]),
    AttributeGroup("paragraph", of: "everything in paragraphs", .paragraph),
  ]

  /// Whether an attribute is in the group.
  public func contains(_ attribute: AttributeKind) -> Bool { attributes.contains { $0 === attribute } }

  /// The groups whose attributes are all in a list, without those inside another one of them.
  public static func groups(in attributes: [AttributeKind]) -> [AttributeGroup] {
    let taken = all.filter { group in group.attributes.allSatisfy { one in attributes.contains { $0 === one } } }
    return taken.filter { group in
      !taken.contains { $0.attributes.count > group.attributes.count && group.isInside($0) }
    }
  }

  /// The groups inside this one.
  public var inner: [AttributeGroup] {
    Self.all.filter { $0.attributes.count < attributes.count && $0.isInside(self) }
  }

  private func isInside(_ other: AttributeGroup) -> Bool { attributes.allSatisfy(other.contains) }
}
