/// A property of an object, or one of what a property holds, by their names in Swift: `layer.cornerRadius`,
/// `titleLabel?.numberOfLines`.
package struct PropertyPath: Sendable, Equatable {
  /// The names, from the object to the property that is set.
  package let names: [String]
  /// The path in Swift.
  package let swift: String

  /// The path that `text` writes, if it writes one: names with points between them, a `?` behind what is optional.
  init?(_ text: String) {
    var names: [String] = []
    var spelled: [String] = []
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isOptional = part.last == "?" && index + 1 < parts.count
      let name = String(isOptional ? part.dropLast() : part)
      guard SwiftName.isIdentifier(name), !Self.noProperties.contains(name) else { return nil }
      names.append(name)
      spelled.append(SwiftName.escaped(name) + (isOptional ? "?" : ""))
    }
    self.names = names
    swift = spelled.joined(separator: ".")
  }

  /// The name of the property that is set.
  package var property: String { names.last ?? "" }

  /// Whether the property is a layer's: `layer.borderColor`, `avatar.gradientLayer.colors`.
  var isOfLayer: Bool { names.dropLast().last.map { $0 == "layer" || $0.hasSuffix("Layer") } ?? false }

  /// The words that have another meaning after a dot in Swift.
  private static let noProperties: Set<String> = ["_", "init", "self", "Self", "Type", "Protocol"]
}
