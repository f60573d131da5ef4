import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// What of the user's Swift a value of a scene names.
enum SwiftLink: Hashable {
  case type(String)
  /// A method of a class, by its base name, with its label where the scene says it.
  case method(String, class: String)
  case property(String, class: String)

  /// The name in Swift.
  var name: String {
    switch self {
    case .type(let name), .method(let name, _), .property(let name, _): name
    }
  }
}

extension SceneInModule {
  /// What the value of an attribute names in Swift.
  func swiftLink(of attribute: Document.Attribute, in item: Int) -> SwiftLink? {
    guard let kind = outline.items[item].kind.attribute(written: attribute.name) else { return nil }
    let value = attribute.value
    switch kind.value {
    case .className:
      if outline.attribute(.customModule, of: item) != nil { return nil }
      return .type(Self.withoutGenerics(value))
    case .typeName: return .type(Self.elementType(value))
    case .selector, .destinationMethod:
      return receiverClass(of: attribute, in: item).map { .method(Self.baseName(value), class: $0) }
    case .name where kind.name == AttributeKey<String>.property.name:
      return ownerClass(of: item).map { .property(value, class: $0) }
    default: return nil
    }
  }

  /// The class that has the method that an attribute names.
  func receiverClass(of attribute: Document.Attribute, in item: Int) -> String? {
    receiverClass(ofAttribute: attribute.name, in: item)
  }

  func receiverClass(ofAttribute name: String, in item: Int) -> String? {
    switch name {
    case AttributeKey<Selector>.unwindAction.name:
      return destination(of: item).flatMap { scene, item in scene.customClass(of: item) }
    case AttributeKey<DestinationMethod>.destinationCreation.name:
      return outline.controller(of: item).flatMap(customClass)
    default:
      guard let receiver = outline.value(.receiver, of: item) else {
        return ownerClass(of: item)
      }
      return outline.object(named: receiver, from: item).flatMap(customClass)
    }
  }

  /// The class that has the outlets of an item: that of its parent, where it has one of its own, else of its
  /// controller, or of the owner of a view of the file.
  func ownerClass(of item: Int) -> String? {
    let items = outline.items
    if items[item].kind.role == .outlet || items[item].kind.role == .outletCollection, let parent = items[item].parent,
      let name = customClass(of: parent)
    {
      return name
    }
    if let controller = outline.controller(of: item) { return customClass(of: controller) }
    let owner = items.indices.first { items[$0].kind.role == .owner && items[$0].tree == items[item].tree }
    return owner.flatMap(customClass)
  }

  /// The user's class of an item, without generic arguments; nil for UIKit's and for those of other modules.
  func customClass(of item: Int) -> String? {
    let item = outline.definition(of: item)
    guard let name = outline.value(.customClass, of: item),
      outline.attribute(.customModule, of: item) == nil
    else { return nil }
    return Self.withoutGenerics(name)
  }

  /// The class of an item: the user's, or UIKit's; nil for an element that is no object.
  func typeName(of item: Int) -> String? {
    customClass(of: item) ?? outline.items[outline.definition(of: item)].kind.type
  }

  private static func withoutGenerics(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

  /// The type in the brackets and in front of the marks of a type: `Item` of `[Item]?`.
  private static func elementType(_ type: String) -> String {
    let name = type.drop { "[( ".contains($0) }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
  }

  /// The base name of a selector: `save` of `save(_:)`.
  static func baseName(_ selector: String) -> String { String(selector.prefix { $0 != "(" && $0 != ":" }) }

  /// Where what a link names is declared, in the Swift files of the module.
  func declarations(of link: SwiftLink) -> [Location] {
    let classes = module.classes
    switch link {
    case .type(let name):
      let found = classes.declarations(of: name)
      let own = found.filter { $0.type.kind != .extension }
      return (own.isEmpty ? found : own).map { Location(path: $0.file.path, range: $0.type.range) }
    case .method(let name, let owner):
      return ClassMembers(owner, classes)?.methods(name)
        .map { Location(path: $0.part.file.path, range: $0.method.range) } ?? []
    case .property(let name, let owner):
      return ClassMembers(owner, classes)?.property(name)
        .map { [Location(path: $0.part.file.path, range: $0.property.range)] } ?? []
    }
  }
}
