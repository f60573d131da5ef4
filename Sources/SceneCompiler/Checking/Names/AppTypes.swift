import SceneDiagnostics
import SwiftDeclarations

/// The types that scenes add to their module have other names than the types that its Swift sources declare.
enum AppTypes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes else { return }
    var types = GeneratedTypes(context.analysis) { classes.index.type($0) != nil }
    types.remove { classes.isNamed($0) }
    for type in types.all {
      guard let declaration = classes.index.type(type.name) else { continue }
      let other = "the \(declaration.type.kind.rawValue) '\(type.name)'"
      log.report(
        CollidingNames(one: type.label, other: other, swift: type.name, help: type.help), at: type.place,
        notes: [CollidingNames.note(on: other, at: declaration.place(declaration.type.range))])
    }
  }
}
