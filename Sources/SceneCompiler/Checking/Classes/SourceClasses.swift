import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The classes that the scenes name, as the Swift sources of the module declare them.
struct SourceClasses: Sendable {
  let index: ClassIndex
  private var members: [String: ClassMembers] = [:]

  init(_ sources: [SwiftFile], _ graph: SceneGraph) {
    index = ClassIndex(sources)
    for controller in graph.controllers { add(controller.attributes) }
    for object in graph.objects { add(object.attributes) }
    for segue in graph.segues { add(segue.attributes) }
  }

  private mutating func add(_ attributes: [Attribute]) {
    guard let name = Self.className(in: attributes), members[name] == nil else { return }
    members[name] = ClassMembers(name, index)
  }

  /// The class of the module that an element names, without generic arguments; nil where it names none, or another
  /// module's.
  static func className(in attributes: [Attribute]) -> String? {
    guard let custom = attributes[.customClass], !attributes.has(.customModule) else { return nil }
    return custom.withoutGenericArguments
  }

  /// What the class of an element has; nil where it names no class of the sources.
  func members(of attributes: [Attribute]) -> ClassMembers? {
    Self.className(in: attributes).flatMap { members[$0] }
  }

  /// Whether a scene names a class.
  func isNamed(_ name: String) -> Bool { members[name] != nil }

  /// The type that is written in Swift, without what makes it optional.
  static func plainType(_ type: String) -> String {
    var type = type[...]
    while type.last == "?" || type.last == "!" { type.removeLast() }
    for prefix in ["any ", "UIKit."] where type.hasPrefix(prefix) { type = type.dropFirst(prefix.count) }
    return String(type)
  }

  /// Whether an object of an element can be taken for a class; nil where that is not known.
  func isObject(_ kind: ElementKind, _ attributes: [Attribute], of type: String) -> Bool? {
    let name = Self.plainType(type)
    let isDeclared = index.type(name)?.type.kind == .class
    if attributes.has(.customClass) { return members(of: attributes)?.isSubclass(of: name, index) }
    guard let own = kind.type, UIKitClasses.contains(own) else { return nil }
    if isDeclared { return false }
    return UIKitClasses.contains(name) ? UIKitClasses.isSubclass(own, of: name) : nil
  }
}
