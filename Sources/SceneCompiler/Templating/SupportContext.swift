/// What the template of the file that all scenes of a module share can use. Names and meanings are a contract with the
/// authors of templates.
struct SupportContext {
  /// The parts that scenes of the module use, and those that these need.
  let parts: Set<SupportPart>
  /// The access level with a space behind it, or nothing for `internal`: that of the superclass of all scenes.
  var access = ""
  /// The import of UIKit as lines, with the access level that it needs.
  var importLines = "import UIKit\n"

  /// - Parameter used: the parts that scenes use.
  init(_ used: Set<SupportPart>) { parts = used.union(used.flatMap(\.needs)) }

  /// The names, whether they have a value or not.
  static let names = Set(SupportPart.allCases.map(\.rawValue)).union(["access", "importLines"])

  /// The names that have a value, each with its value.
  var values: [String: TemplateValue] {
    var values: [String: TemplateValue] = ["access": .text(access), "importLines": .text(importLines)]
    for part in parts { values[part.rawValue] = .text("true") }
    return values
  }
}
