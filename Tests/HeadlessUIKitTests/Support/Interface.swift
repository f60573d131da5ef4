import Foundation

/// The types of a module interface, by their full names, with dots for nested types.
struct Interface {
  private(set) var types: [String: DeclaredType] = [:]
  private var open: [String] = []
  private var property: String?
  private var accessors: [String] = []

  init(_ text: String) {
    for line in Self.plain(text).split(separator: "\n") { read(line.drop { $0 == " " }) }
  }

  /// The text without module names and the spaces before colons, with each attribute on the line of its declaration.
  private static func plain(_ text: String) -> String {
    let modules = ["HeadlessUIKit", "CoreFoundation", "FoundationEssentials", "Foundation", "_Concurrency", "Swift"]
    return modules.reduce(text) { $0.replacingOccurrences(of: $1 + ".", with: "") }
      .replacingOccurrences(of: " :", with: ":")
      .replacingOccurrences(of: "@discardableResult\n", with: "@discardableResult ")
  }

  private mutating func read(_ line: Substring) {
    if line == "}" {
      close()
    } else if line.hasSuffix("{}") {
      read(line.dropLast())
      close()
    } else if property != nil {
      accessors.append(String(line))
    } else if line.hasSuffix("{"), let type = DeclaredType(header: String(line)) {
      enter(type)
    } else if line.hasSuffix("{") {
      property = String(line.dropLast(2))
    } else if !line.hasPrefix("//"), !line.hasPrefix("#") {
      add(String(line), isStored: line.contains(/\bvar\b/) && !line.hasSuffix("}"))
    }
  }

  private mutating func enter(_ type: DeclaredType) {
    let name = (open.suffix(1) + [type.name]).joined(separator: ".")
    open.append(name)
    guard let known = types[name] else { return types[name] = type }
    types[name]?.inherited.formUnion(type.inherited)
    if known.isExtension { types[name]?.header = type.header }
  }

  private mutating func close() {
    guard let property else { return _ = open.popLast() }
    self.property = nil
    let kinds = ["get", "set"].filter(accessors.contains)
    accessors = []
    add("\(property) { \(kinds.joined(separator: " ")) }", isStored: false)
  }

  private mutating func add(_ member: String, isStored: Bool) {
    guard let type = open.last else { return }
    types[type]?.members.append(Declaration(isStored ? member + " { get set }" : member))
  }
}
