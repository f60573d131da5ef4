import Foundation
import Testing

/// A type and its members.
struct DeclaredType: CustomTestStringConvertible, Sendable {
  let name: String
  var header: Declaration
  var inherited: Set<String>
  var members: [Declaration] = []

  var testDescription: String { name }
  var isExtension: Bool { header.text.hasPrefix("extension ") }

  /// The type that a line opens, if it opens one: `open class UIView: UIResponder, NSCoding`.
  init?(header line: String) {
    let declaration = Declaration(line)
    guard
      let match = declaration.text.wholeMatch(
        of: /(class|struct|enum|protocol|extension) ([\w.]+)([^:{]*)(:[^{]*)?\{?/),
      !["func", "var", "subscript"].contains(match.2)
    else { return nil }
    header = declaration
    name = String(match.2)
    inherited = Set((match.4 ?? "").dropFirst().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// The missing declarations, including the type itself.
  func missing(from offered: DeclaredType) -> [String] {
    let lost = members.filter { member in !offered.members.contains { $0.offers(member) } }.map(\.text)
    let bases = inherited.subtracting(offered.inherited).sorted()
    return lost + bases + header.modifiers.subtracting(offered.header.modifiers).sorted()
  }

  /// The types that `Declarations.txt` lists.
  static let listed: [DeclaredType] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Declarations.txt")
    let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    return lines.filter { !$0.hasPrefix("#") }.reduce(into: []) { types, line in
      if line.hasPrefix(" "), !types.isEmpty {
        types[types.count - 1].members.append(Declaration(line))
      } else if let type = DeclaredType(header: line) {
        types.append(type)
      }
    }
  }()
}
