import SceneCompiler
import SwiftDeclarations

/// What is known of the type of a property of the app.
enum PropertyType: Equatable {
  /// An enumeration of the app, by its name.
  case enumeration(String)
  /// A type that Swift takes a number for.
  case number
  /// A truth value.
  case boolean
  case other
}

extension AppClasses {
  /// The type of a property; nil if no class of the app declares it with a type.
  ///
  /// - Parameters:
  ///   - path: the names of the properties that lead to it.
  ///   - className: the class that the path starts at.
  func type(at path: [String], in className: String?) -> PropertyType? {
    var holder = className
    var result: PropertyType?
    for name in path {
      guard let members = holder.flatMap({ ClassMembers($0, index) }), let found = members.property(name),
        let written = found.property.type?.split(separator: "?").first?.split(separator: "!").first
      else { return nil }
      let declared = type(String(written), namedIn: found.part.type.name)
      holder = declared?.name
      result = Self.type(String(written), declared)
    }
    return result
  }

  private static func type(_ written: String, _ declared: TypeDeclaration?) -> PropertyType {
    if let declared, declared.kind == .enum { return .enumeration(declared.name) }
    return written == "Bool" ? .boolean : numbers.contains(written) ? .number : .other
  }

  private static let numbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int32", "NSNumber", "TimeInterval", "UInt",
  ]

  /// The declaration of a type by the name that it has inside another type.
  private func type(_ name: String, namedIn context: String) -> TypeDeclaration? {
    var around = context.split(separator: ".")[...]
    while !around.isEmpty {
      if let found = index.type(around.joined(separator: ".") + "." + name) { return found.type }
      around = around.dropLast()
    }
    return index.type(name)?.type
  }
}
