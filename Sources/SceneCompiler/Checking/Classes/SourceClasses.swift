import SceneCatalog
import SceneDiagnostics
import SwiftDeclarations

/// The classes that the scenes name, as the Swift sources of the module declare them.
struct SourceClasses: Sendable {
  let index: ClassIndex
  private var members: [String: ClassMembers] = [:]

  init(_ sources: [SceneFile], _ graph: SceneGraph) {
    index = ClassIndex.index(of: sources)
    for controller in graph.controllers { add(controller.settings) }
    for object in graph.objects { add(object.settings) }
    for segue in graph.segues { add(segue.settings) }
  }

  private mutating func add(_ settings: [Setting]) {
    guard let name = Self.className(in: settings), members[name] == nil else { return }
    members[name] = ClassMembers(name, index)
  }

  /// The class of the module that an element names, without generic arguments; nil where it names none, or another
  /// module's.
  static func className(in settings: [Setting]) -> String? {
    guard let custom = settings.named("customClass"), settings.named("customModule") == nil else { return nil }
    var depth = 0
    let plain = custom.value.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0 && character != " "
    }
    return plain
  }

  /// What the class of an element has; nil where it names no class of the sources.
  func members(of settings: [Setting]) -> ClassMembers? {
    Self.className(in: settings).flatMap { members[$0] }
  }

  /// The type that is written in Swift, without what makes it optional.
  static func plainType(_ type: String) -> String {
    var type = type[...]
    while type.last == "?" || type.last == "!" { type.removeLast() }
    for prefix in ["any ", "UIKit."] where type.hasPrefix(prefix) { type = type.dropFirst(prefix.count) }
    return String(type)
  }

  /// Whether an object of an element can be taken for a class; nil where that is not known.
  func isObject(_ kind: ElementKind, _ settings: [Setting], of type: String) -> Bool? {
    let name = Self.plainType(type)
    let isDeclared = index.type(name)?.type.kind == .class
    if settings.named("customClass") != nil { return members(of: settings)?.isSubclass(of: name, index) }
    guard let own = kind.type, UIKitClasses.contains(own) else { return nil }
    if isDeclared { return false }
    return UIKitClasses.contains(name) ? UIKitClasses.isSubclass(own, of: name) : nil
  }
}
