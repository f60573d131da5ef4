import SceneCatalog
import SceneDiagnostics
package import SwiftDeclarations

/// A class of the module with all that it inherits, as far as the sources show it.
package struct ClassMembers: Sendable {
  /// The class itself.
  package let declaration: ClassIndex.Declaration
  /// The class of UIKit's that it inherits from in the end; nil where the sources do not show that.
  package private(set) var uikitClass: String?
  /// Whether members may come from what the sources do not show: another module's class, or a macro.
  package private(set) var isOpen = false
  /// The classes of the module that it is or inherits from, itself first.
  private var classes: [ClassIndex.Declaration] = []
  /// Those, their extensions, and the protocols that they conform to, with their extensions.
  private var parts: [ClassIndex.Declaration] = []
  /// The names of the protocols among those.
  private var protocols: Set<String> = []
  /// The methods by their base names, and the first property of each name.
  private var methodsByName: [String: [Method]] = [:]
  private var methodsByFullName: [String: [Method]] = [:]
  private var propertiesByName: [String: Property] = [:]
  /// The methods that the class and its superclasses in the module declare, static ones included, by their full names.
  private var ownMethodsByFullName: [String: [Method]] = [:]
  /// Those of which a call can leave arguments out, by their base names.
  private var ownMethodsWithDefaults: [String: [Method]] = [:]

  /// A method, with where it stands.
  package typealias Method = (method: FunctionDeclaration, part: ClassIndex.Declaration)
  /// A property, with where it stands.
  package typealias Property = (property: PropertyDeclaration, part: ClassIndex.Declaration)

  /// Follows a class upwards; nil if there is no class of the name in the sources.
  package init?(_ name: String, _ index: ClassIndex) {
    guard let declaration = Self.class(name, index) else { return nil }
    self.declaration = declaration
    isOpen = !index.isComplete
    var next: ClassIndex.Declaration? = declaration
    var seen: Set<String> = []
    var protocols: [String] = []
    while let current = next, seen.insert(current.type.name).inserted {
      classes.append(current)
      let all = index.declarations(of: current.type.name)
      parts += all
      isOpen = isOpen || all.contains { $0.type.hasMacro }
      protocols += all.flatMap(\.type.inherited)
      next = follow(current.type.inherited.first, index)
    }
    for name in uikitClass.map(Self.uikitClasses(from:)) ?? [] { parts += index.declarations(of: name) }
    addProtocols(protocols, index)
    let own = Set(classes.map(\.type.name))
    self.protocols = Set(parts.lazy.filter { $0.type.kind == .protocol }.map(\.type.name)).subtracting(own)
    if uikitClass == nil { isOpen = true }
    addMembers(own)
  }

  private mutating func addMembers(_ own: Set<String>) {
    for part in parts {
      let isOwn = own.contains(part.type.name)
      for method in part.type.methods {
        methodsByName[method.name, default: []].append((method, part))
        methodsByFullName[method.fullName, default: []].append((method, part))
      }
      for method in isOwn ? part.type.methods + part.type.staticMethods : [] {
        ownMethodsByFullName[method.fullName, default: []].append((method, part))
        if method.parameters.contains(where: \.hasDefault) {
          ownMethodsWithDefaults[method.name, default: []].append((method, part))
        }
      }
      for property in part.type.properties where propertiesByName[property.name] == nil {
        propertiesByName[property.name] = (property, part)
      }
    }
  }

  /// The class of a name, type aliases followed.
  private static func `class`(_ name: String, _ index: ClassIndex) -> ClassIndex.Declaration? {
    var name = name
    var seen: Set<String> = []
    while seen.insert(name).inserted, let found = index.type(name) {
      if found.type.kind == .class { return found }
      guard found.type.kind == .typealias, let target = found.type.inherited.first else { return nil }
      name = target
    }
    return nil
  }

  /// The superclass, if the module declares it; takes note of one of UIKit's.
  private mutating func follow(_ name: String?, _ index: ClassIndex) -> ClassIndex.Declaration? {
    guard var name else { return nil }
    if let superclass = Self.class(name, index) { return superclass }
    var seen: Set<String> = []
    while seen.insert(name).inserted, let alias = index.type(name), alias.type.kind == .typealias {
      name = alias.type.inherited.first ?? name
    }
    let plain = name.hasPrefix("UIKit.") ? String(name.dropFirst("UIKit.".count)) : name
    if UIKitClasses.contains(plain) { uikitClass = plain }
    return nil
  }

  private static func uikitClasses(from name: String) -> [String] {
    sequence(first: name) { UIKitClasses.superclass(of: $0) }.map { $0 }
  }

  /// Adds the protocols, which may have methods in extensions, and those that they inherit from.
  private mutating func addProtocols(_ names: [String], _ index: ClassIndex) {
    var open = names
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      let found = index.declarations(of: name).filter { $0.type.kind != .class }
      parts += found
      open += found.flatMap(\.type.inherited)
    }
  }

  // MARK: Members

  /// The methods of a base name, with where they stand.
  package func methods(_ name: String) -> [Method] { methodsByName[name] ?? [] }

  /// The methods of a name with labels.
  func methods(fullName: String) -> [Method] { methodsByFullName[fullName] ?? [] }

  /// Its own methods of a full name, static ones included.
  func ownMethods(fullName: String) -> [Method] { ownMethodsByFullName[fullName] ?? [] }

  /// Its own methods that a call of a hook can mean, those without other parameters first.
  func ownMethods(like hook: DestinationHook) -> [Method] {
    let others = (ownMethodsWithDefaults[hook.name] ?? []).filter {
      $0.method.fullName != hook.fullName && $0.method.accepts(labels: hook.labels)
    }
    return ownMethods(fullName: hook.fullName) + others
  }

  /// The methods that the class and its superclasses in the module declare, static ones included, with where they stand.
  var ownMethods: [Method] {
    let names = Set(classes.map(\.type.name))
    return parts.filter { names.contains($0.type.name) }.flatMap { part in
      (part.type.methods + part.type.staticMethods).map { ($0, part) }
    }
  }

  /// The method that Objective-C knows by a selector, with where it stands. It sees nothing of protocols' extensions.
  package func method(of selector: ObjectiveCSelector) -> Method? {
    for part in parts where part.type.kind != .protocol && !protocols.contains(part.type.name) {
      for method in part.type.methods where ObjectiveCSelector(of: method) == selector { return (method, part) }
    }
    return nil
  }

  /// The names of all methods that an action can call.
  package var methodNames: [String] {
    parts.flatMap { $0.type.methods.filter { $0.parameters.count < 2 }.map(\.fullName) }
  }

  /// The property of a name, with where it stands.
  package func property(_ name: String) -> Property? { propertiesByName[name] }

  /// The names of all properties that can be set.
  package var propertyNames: [String] {
    parts.flatMap { $0.type.properties.filter { !$0.isConstant && !$0.isPrivate }.map(\.name) }
  }

  /// The initialisers of the class that declares some, with those of its superclasses as far as they are inherited.
  package var initializers: [(initializer: FunctionDeclaration, part: ClassIndex.Declaration)] {
    var found: [(FunctionDeclaration, ClassIndex.Declaration)] = []
    for declaration in classes {
      for part in parts where part.type.name == declaration.type.name {
        found += part.type.initializers.map { ($0, part) }
      }
      // With a designated initialiser of its own, a class inherits none.
      if declaration.type.initializers.contains(where: { !$0.isConvenience }) { break }
    }
    return found
  }

  /// Whether all initialisers of UIKit's class are inherited.
  var inheritsInitializers: Bool { initializers.allSatisfy(\.initializer.isConvenience) }

  /// Whether the initialisers of UIKit's class are inherited, or overridden, so that they all are there.
  var hasUIKitInitializers: Bool {
    let overridden: Set<String> = [
      "init(nibName:bundle:)", "init(frame:)", "init(style:)", "init(rootViewController:)",
      "init(style:reuseIdentifier:)", "init(reuseIdentifier:)", "init(identifier:source:destination:)",
      "init(collectionViewLayout:)",
    ]
    let designated = initializers.map(\.initializer).filter { !$0.isConvenience }
    return designated.isEmpty || designated.contains { overridden.contains($0.fullName) }
  }

  /// Whether a value of the class can be taken for one of another class; nil where the sources do not show that.
  package func isSubclass(of name: String, _ index: ClassIndex) -> Bool? {
    if classes.contains(where: { $0.type.name == name }) { return true }
    if UIKitClasses.contains(name), let uikitClass { return UIKitClasses.isSubclass(uikitClass, of: name) }
    return uikitClass != nil && index.type(name)?.type.kind == .class ? false : nil
  }
}
