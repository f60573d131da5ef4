/// What the template of the file that all scenes of a module share can use. Names and meanings are a contract with the
/// authors of templates.
struct SupportContext {
  /// The parts that scenes of the module use, and those that these need.
  let parts: Set<SupportPart>

  /// - Parameter used: the parts that scenes use.
  init(_ used: Set<SupportPart>) { parts = used.union(used.flatMap(\.needs)) }

  /// The names, whether they have a value or not.
  static let names = Set(SupportPart.allCases.map(\.rawValue))

  /// The names that have a value, each with its value.
  var values: [String: TemplateValue] {
    Dictionary(uniqueKeysWithValues: parts.map { ($0.rawValue, .text("true")) })
  }
}
