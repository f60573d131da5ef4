/// What the template of the file that all scenes of a module share can use. Names and meanings are a contract with the
/// authors of templates.
struct SupportContext {
  /// The parts that scenes of the module use, and those that these need.
  let parts: Set<SupportPart>
  /// The access level with a space behind it, or nothing for `internal`: that of the superclass of all scenes.
  let access: String

  /// - Parameter used: the parts that scenes use.
  init(_ used: Set<SupportPart>, access: String) {
    parts = used.union(used.flatMap(\.needs))
    self.access = access
  }

  /// The names, whether they have a value or not.
  static let names = Set(SupportPart.allCases.map(\.rawValue)).union(["access"])

  /// The names that have a value, each with its value.
  var values: [String: TemplateValue] {
    Dictionary(uniqueKeysWithValues: parts.map { ($0.rawValue, .text("true")) } + [("access", .text(access))])
  }
}
