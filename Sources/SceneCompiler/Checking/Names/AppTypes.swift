import SceneDiagnostics
import SwiftDeclarations

/// The types that scenes add to their module have other names than the types that its Swift sources declare.
enum AppTypes: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [CollidingNames.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    guard let classes = context.classes else { return }
    checkSupport(context.graph, classes, &log)
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

  /// The types of the support file get more with what scenes use, so all their names are taken.
  private static func checkSupport(_ graph: SceneGraph, _ classes: SourceClasses, _ log: inout DiagnosticLog) {
    guard let file = graph.ownFiles.first else { return }
    for name in GeneratedNames.support.sorted() {
      guard let declaration = classes.index.type(name) else { continue }
      let other = "the \(declaration.type.kind.rawValue) '\(name)'"
      log.report(
        CollidingNames(
          one: "a type of '\(OutputName.support)'", other: other, swift: name, help: "give the type another name"),
        at: file.place(file.rootRange),
        notes: [CollidingNames.note(on: other, at: declaration.place(declaration.type.range))])
    }
  }
}
