import SceneDiagnostics
import SwiftDeclarations

/// The methods of the app that unwind segues can call.
struct UnwindMethods {
  /// Whether no declaration can be missing: Swift that a macro makes, or that cannot be read, might hold any.
  let knowsAll: Bool
  private let selectors: Set<String>

  init(_ sources: [SceneFile]) {
    let files = sources.map { SwiftFile($0) }
    knowsAll = !files.isEmpty && !files.contains { $0.isIncomplete }
    selectors = Set(files.flatMap { $0.types.flatMap(\.methods) }.flatMap(Self.selectors))
  }

  /// Whether there is a method of a selector: `saved:`.
  func contains(_ selector: String) -> Bool { selectors.contains(selector) }

  /// The selectors that Objective-C can know a method by: `saved:`, `savedWithSegue:`.
  private static func selectors(of method: FunctionDeclaration) -> [String] {
    let labels = method.parameters.map(\.label)
    guard let first = labels.first else { return [method.name] }
    let rest = labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    if first == "_" { return [method.name + ":" + rest] }
    let capitalized = first.prefix(1).uppercased() + first.dropFirst()
    return [method.name + "With" + capitalized + ":" + rest, method.name + capitalized + ":" + rest]
  }
}
