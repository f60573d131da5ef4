import SceneCatalog
import SwiftDeclarations

extension LocalizedText {
  /// The expression of the text in the user's language, in the lines that Swift's formatter would give it.
  ///
  /// Xcode reads the call and adds the key to the strings catalogue of the table, so all but the bundle are literals.
  func swift(in bundle: ResourceBundle) -> String {
    guard let key, let table else { return StringLiteral.swift(text) }
    let arguments = [
      StringLiteral.swift(key), "tableName: " + StringLiteral.swift(table), "bundle: " + bundle.swift,
      "value: " + StringLiteral.swift(text), "comment: " + StringLiteral.swift(comment ?? ""),
    ]
    var lines = ["NSLocalizedString(", "  " + arguments[0]]
    for argument in arguments.dropFirst() {
      let last = lines[lines.count - 1]
      if last.utf8.count + argument.utf8.count + 2 <= Self.width {
        lines[lines.count - 1] = last + ", " + argument
      } else {
        lines[lines.count - 1] = last + ","
        lines.append("  " + argument)
      }
    }
    return lines.joined(separator: "\n") + ")"
  }

  /// The maximum length of its lines, so that they fit wherever they are placed.
  private static let width = 96
}
