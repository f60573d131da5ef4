import SceneCatalog
import SceneDiagnostics

/// A file says which controller it starts with.
enum InitialControllers: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [MissingInitialController.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    // Other modules show controllers of an exposed one by their names.
    guard !graph.modules.isExposed else { return }
    let placeholders = graph.controllers.lazy.filter { graph.sceneModule(of: $0) == nil }
    let shownByOthers = Set(placeholders.compactMap { $0[.sceneName] })
    // A misspelt name, which has been reported, may be meant for any file.
    guard shownByOthers.isSubset(of: graph.ownFiles.map(\.name)) else { return }
    for file in graph.ownFiles where file.initialName == nil && !file.isIncomplete && !shownByOthers.contains(file.name)
    {
      let controllers = file.controllers.filter { !graph.controllers[$0].isPlaceholder }
      guard !controllers.isEmpty else { continue }
      let candidates = controllers.filter { context.flow.arrivals(at: $0).isEmpty }
      let only = candidates.count == 1 ? candidates.first : nil
      let missing = only.map { graph.parametersWithoutValue(of: $0, given: []).map(\.name.text) } ?? []
      let candidate = only.flatMap { graph.controllers[$0].name?.text }
      let root = file.place(file.rootRange)
      log.report(
        MissingInitialController(candidate: candidate, missing: missing), at: root,
        fix: missing.isEmpty ? candidate.map { .adding(.initialViewController, $0, behind: root) } : nil)
    }
  }
}

struct MissingInitialController: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A file says which of its controllers comes first. That one is made by `instantiateInitialViewController()`, and it
    is where the checks start that follow the ways through the scenes:

        <scenes initialViewController="home">
          <viewController id="home" customClass="Home"/>
        </scenes>

    A file whose controllers are shown by another file, through a `viewControllerPlaceholder`, needs none. If all
    controllers of a file are made in code, say so at its top, in front of `scenes`:

        <!-- scenec:ignore missing-initial-controller - made in code -->
    """
  let candidate: String?
  /// The parameters of the candidate that have no value, so that the file cannot start with it.
  let missing: [String]

  private var fitting: String? { missing.isEmpty ? candidate : nil }

  var text: String {
    fitting.map { "no controller is named to start with; nothing leads to '\($0)', so it is probably that one" }
      ?? "no controller is named to start with"
  }
  var help: String? {
    if let candidate, !missing.isEmpty {
      let names = missing.map { "'\($0)'" }.joined(separator: " and ")
      return "nothing leads to '\(candidate)'; make it in code and ignore this warning, or give \(names) a default"
    }
    return candidate == nil ? "add initialViewController=\"…\" with the id of a controller" : nil
  }
}
