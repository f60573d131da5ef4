import SceneCatalog
import SceneDiagnostics

struct InvalidTraits: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An attribute with traits behind its name holds only with these traits. They are `compactWidth` or `regularWidth`,
    `compactHeight` or `regularHeight`, `light` or `dark`, and `highContrast`. Several of them are written in this order,
    with a dot between them, and have to hold together.

    Wrong:

        <stackView axis="vertical" axis.landscape="horizontal"/>
        <stackView axis="vertical" axis.compactHeight.regularWidth="horizontal"/>

    Right:

        <stackView axis="vertical" axis.compactHeight="horizontal"/>
        <stackView axis="vertical" axis.regularWidth.compactHeight="horizontal"/>
    """
  let condition: String
  let problem: TraitCondition.Problem

  var text: String {
    switch problem {
    case .unknown(""): "a trait is missing after the dot"
    case .unknown(let word): "'\(word)' is not a trait"
    case .contradiction(let one, let other) where one == other: "'\(one.rawValue)' is written twice"
    case .contradiction(let one, let other):
      "'\(one.rawValue)' and '\(other.rawValue)' never hold at the same time"
    case .order(let condition): "these traits are written '\(condition.text)'"
    }
  }
  var help: String? {
    guard case .unknown = problem else { return nil }
    return "the traits are " + TraitWord.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
  }
}
