import SceneCatalog
import SceneDiagnostics

/// Code can call each segue that it has to perform, and no two of them by one name.
enum SegueIdentifiers: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    DuplicateSegueIdentifier.self, ReservedName.self, UnnameableIdentifier.self, UnnamedSegue.self,
  ]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for controller in graph.controllerIDs {
      var first: [String: ID<Segue>] = [:]
      for segue in graph.controllers[controller].segues {
        guard let identifier = graph.segues[segue].identifier else {
          checkUnnamed(segue, graph, &log)
          continue
        }
        checkSpelling(identifier, of: segue, graph, &log)
        guard let other = first.updateValue(segue, forKey: identifier.text) else { continue }
        first[identifier.text] = other
        checkAlike(segue, other, identifier, graph, &log)
      }
    }
  }

  private static func checkUnnamed(_ id: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    let segue = graph.segues[id]
    guard case .code = segue.trigger, let kind = segue.kind, kind != .embed, kind != .relationship, !segue.isDamaged
    else { return }
    log.report(
      UnnamedSegue(kind: kind, destination: segue.destinationName?.text), at: graph.place(segue.range, of: id))
  }

  private static func checkSpelling(
    _ identifier: Name, of segue: ID<Segue>, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    guard let swift = SpelledName.lowerCamel(identifier.text) else {
      return log.report(
        UnnameableIdentifier(identifier: identifier.text), at: graph.place(identifier.range, of: segue))
    }
    // Enumeration cases may be keywords, in backticks; these two still mean something else behind a dot.
    guard swift == "init" || swift == "self" else { return }
    log.report(ReservedName(name: identifier.text, swift: swift), at: graph.place(identifier.range, of: segue))
  }

  /// Several controls may fire what is one and the same segue for code.
  private static func checkAlike(
    _ id: ID<Segue>, _ other: ID<Segue>, _ identifier: Name, _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    if case .object = graph.segues[id].trigger, graph.segues[id].says(whatSays: graph.segues[other]) { return }
    let place = graph.place(graph.segues[other].identifier?.range ?? graph.segues[other].range, of: other)
    log.report(
      DuplicateSegueIdentifier(identifier: identifier.text, source: graph.controllers[graph.segues[id].source].label),
      at: graph.place(identifier.range, of: id),
      notes: [Note("the first '\(identifier.text)' is here", at: place)])
  }
}

extension Segue {
  /// Whether another segue has the same attributes and arguments.
  fileprivate func says(whatSays other: Segue) -> Bool {
    attributes.count == other.attributes.count && arguments.count == other.arguments.count
      && attributes.allSatisfy { other.attributes.named($0.kind.name)?.text == $0.text }
      && arguments.allSatisfy { argument in
        other.arguments.contains { $0.name.text == argument.name.text && $0.value.text == argument.value.text }
      }
  }
}

struct DuplicateSegueIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Code performs a segue by its identifier, so no two segues of a controller share one, unless they are the same in
    everything but the control that fires them.

    Wrong:

        <segue kind="push" identifier="show" destination="profile"/>
        <segue kind="push" identifier="show" destination="settings"/>

    Right:

        <segue kind="push" identifier="showProfile" destination="profile"/>
        <segue kind="push" identifier="showSettings" destination="settings"/>
    """
  let identifier: String
  let source: String

  var text: String { "'\(source)' has another segue '\(identifier)'; give this one an identifier of its own" }
}

struct UnnameableIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    The identifier of a segue may be any text that a Swift name can be made of: `show-detail` and `Show detail` give
    `performShowDetail()`. That takes at least one letter.
    """
  let identifier: String

  var text: String { "no Swift name can be made of '\(identifier)'; put a letter into it" }
}

struct UnnamedSegue: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue that stands directly in a controller is performed by code, which needs a name for it.

    Wrong:

        <segue kind="push" destination="detail"/>

    Right:

        <segue kind="push" identifier="showDetail" destination="detail"/>

    A segue that stands in a control, a cell or a bar button item is fired by it and needs no identifier.
    """
  let kind: Segue.Kind
  let destination: String?

  var text: String { "code performs this '\(kind.rawValue)' segue, so it needs an identifier" }
  var help: String? {
    let name = (kind == .unwind ? "backTo" : "show") + SpelledName.raisingFirst(destination ?? "detail")
    return "identifier=\"\(name)\" gives \(GeneratedNames.perform(name))(); inside a control, the control fires it"
  }
}
