/// A kind of element: everything the compiler knows of it, as data.
public final class ElementKind: Sendable {
  /// The element's name in a scene.
  public let name: String
  /// The role of the element.
  public let role: Role
  /// The UIKit class that it stands for, if any.
  public let type: String?
  /// The modules that declare its class, and the types of its attributes, where that is not UIKit. The class is in the
  /// first.
  public let modules: [String]
  /// The text after the type in the expression that creates the object.
  public var creation: [CreationPart] { CreationPart.parts(of: creationText) }
  private let creationText: String
  /// The same, with its arguments.
  package let creationCall: SwiftPattern
  /// The call if the element has an attribute that only this call names; nil if there is no such call.
  package let creationCallWith: SwiftPattern?
  /// The way in which the object is added to its parent; nil if an emitter does so.
  public let placement: Placement?
  /// The way in which the view adds subviews; nil if it has none.
  public let subviews: Subviews?
  /// Whether its type is a structure, which a variable holds until it is assigned.
  package let isStructure: Bool
  /// The user action that performs its segues and actions; nil if it has none.
  public let trigger: Trigger?
  /// For a controller, what its view is.
  public let rootView: RootView
  /// Whether it shows the views of other controllers, by embed segues.
  public let embedsControllers: Bool
  /// The outlets that its UIKit class has.
  public let outlets: [String]
  /// The properties of it that views inside it can be set to.
  package let places: [ViewPlace]
  /// The container view controller of UIKit; nil for all other elements.
  public let container: SystemContainer?
  /// The first system that has its class; nil if every system has.
  public let since: SystemVersion?
  /// The attribute for the attributed text of a `text` element; nil if it cannot contain one.
  public let attributedText: AttributeKind?
  /// The attributes that it takes, its own first.
  public let attributes: [AttributeKind]
  /// The parts that its children may play.
  public let children: Roles
  /// Further elements that may stand in it: those that only it takes, and those that mean something else in it than in
  /// other elements, as the `navigationBar` of a navigation controller, which is no view that the scene adds.
  public let parts: [ElementKind]
  /// A description of two to twelve words.
  public let summary: String
  /// A few lines that use it.
  public let example: String

  /// - Parameter creation: what is written after the type to make one; `{style}` stands for the value of `style`, or for
  ///   a child `style` that the parent is made with.
  init(
    _ name: String, _ role: Role, type: String? = nil, of modules: [String] = [], creation: String = "()",
    creationWith: String? = nil, placement: Placement? = nil, isStructure: Bool = false, subviews: Subviews? = nil,
    trigger: Trigger? = nil, rootView: RootView = .any, embedsControllers: Bool = false,
    container: SystemContainer? = nil, since: SystemVersion? = nil, attributedText: AttributeKind? = nil,
    _ summary: String, attributes: [AttributeKind] = [], including groups: [[AttributeKind]] = [],
    outlets: [String] = [], places: [ViewPlace] = [], children: Roles = [], parts: [ElementKind] = [], example: String
  ) {
    self.name = name
    self.role = role
    self.type = type
    self.modules = modules
    creationText = creation
    creationCall = creation == "()" ? .noArguments : SwiftPattern(creation)
    creationCallWith = creationWith.map { SwiftPattern($0) }
    self.placement = placement ?? (role == .view ? .subview : nil)
    self.isStructure = isStructure
    self.subviews = subviews
    self.trigger = trigger
    self.rootView = rootView
    self.embedsControllers = embedsControllers
    self.container = container
    self.since = since
    self.attributedText = attributedText
    let attributes = attributes + groups.joined()
    self.attributes =
      attributes + (type == nil ? [] : [.styles]) + (Self.takesOutlet(role, attributes) ? [.outlet] : [])
    self.outlets = outlets
    self.places = places
    self.children =
      children
      .union(type == nil ? [] : [.setting])
      .union(attributedText == nil ? [] : [.attributedText])
    self.parts = parts
    self.summary = summary
    self.example = example
  }

  /// Whether its owner can have an outlet of its name: it is something in a scene, with a name of its own.
  private static func takesOutlet(_ role: Role, _ attributes: [AttributeKind]) -> Bool {
    !role.isOne(of: [.controller, .placeholder, .style])
      && attributes.contains { $0.name == AttributeKey<String>.id.name }
  }

  /// Whether one is made with no arguments.
  package var isMadeWithoutArguments: Bool { creationCall == .noArguments }

  /// The names in `creation` that stand for a child of a role: those of its elements.
  package func arguments(of role: Role) -> [String] {
    creationCall.names.filter { Catalog.element(named: $0)?.role == role }
  }

  /// The attribute of a name, if the element takes it.
  public func attribute(named name: String) -> AttributeKind? {
    index(ofAttribute: name).map { attributes[$0] }
  }

  /// The attribute of a key, if the element takes it.
  package func attribute<Value>(of key: AttributeKey<Value>) -> AttributeKind? { attribute(named: key.name) }

  /// The place of an attribute among those that the element takes: the order in which Swift is written for them.
  ///
  /// A linear search: keys compare in a few instructions, faster than names hash.
  public func index(ofAttribute name: String) -> Int? {
    let key = AttributeNameKey(name)
    for (index, attribute) in attributes.enumerated() where attribute.nameKey == key && attribute.name == name {
      return index
    }
    return nil
  }

  /// Whether an element of a kind may stand in it.
  package func takes(_ kind: ElementKind) -> Bool {
    children.contains(kind.role) || part(named: kind.name) != nil
  }

  /// The element with a name that has a special meaning in this element; nil if there is none.
  package func part(named name: String) -> ElementKind? {
    parts.isEmpty ? nil : parts.first { $0.name == name }
  }
}
