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
    selectors = Set(files.flatMap { $0.types.flatMap(\.methods) }.map { ObjectiveCSelector(of: $0).text })
  }

  /// Whether there is a method of a selector: `saved:`.
  func contains(_ selector: String) -> Bool { selectors.contains(selector) }
}
