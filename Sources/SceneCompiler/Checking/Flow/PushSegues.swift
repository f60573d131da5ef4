import SceneCatalog
import SceneDiagnostics

/// Who pushes is in a navigation controller.
enum PushSegues: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [PushOutsideNavigation.self, PushSometimesOutsideNavigation.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.controllerIDs {
      let pushes = graph.controllers[id].segues.filter { graph.segues[$0].kind == .push }
      guard !pushes.isEmpty else { continue }
      let situations = context.surroundings.all(of: id)
      let outside = situations.first { !$0.canPush(from: graph.controllers[id].container) }
      guard let outside, !situations.contains(where: { $0.contains(.unknown) }) else { continue }
      let isAlways = situations.allSatisfy { !$0.canPush(from: graph.controllers[id].container) }
      let origin = context.surroundings.origin(of: outside, at: id)
      if graph.isForeign(id) {
        if let origin { report(pushes[0], from: origin, isAlways: isAlways, graph, &log) }
        continue
      }
      let note = origin.map { graph.note(on: $0) }
      for push in pushes where graph.segues[push].destination != nil {
        report(push, isAlways: isAlways, [note].compactMap(\.self), graph, &log)
      }
    }
  }

  private static func report(
    _ push: ID<Segue>, isAlways: Bool, _ notes: [Note], _ graph: SceneGraph, _ log: inout DiagnosticLog
  ) {
    report(push, at: graph.kindPlace(of: push), isAlways: isAlways, notes, graph, &log)
  }

  /// Reports a push in another module where this module shows its source.
  private static func report(
    _ push: ID<Segue>, from origin: FlowSurroundings.Origin, isAlways: Bool, _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    let note = Note("it pushes here", at: graph.kindPlace(of: push))
    report(push, at: graph.place(of: origin), isAlways: isAlways, [note], graph, &log)
  }

  private static func report(
    _ push: ID<Segue>, at place: Place, isAlways: Bool, _ notes: [Note], _ graph: SceneGraph,
    _ log: inout DiagnosticLog
  ) {
    let source = graph.label(of: graph.segues[push].source)
    let sentence = graph.sentence(of: push)
    if isAlways {
      log.report(PushOutsideNavigation(source: source, sentence: sentence), at: place, notes: notes)
    } else {
      log.report(PushSometimesOutsideNavigation(source: source, sentence: sentence), at: place, notes: notes)
    }
  }
}

extension SceneGraph {
  /// Where a controller comes to be outside of a navigation controller.
  fileprivate func place(of origin: FlowSurroundings.Origin) -> Place {
    switch origin {
    case .segue(let segue): return kindPlace(of: segue)
    case .start(let start):
      let file = ownFiles.first { $0.initial.flatMap(target) == start }
      return file.flatMap { file in file.initialName.map { file.place($0.range) } } ?? place(of: start)
    }
  }

  /// Says how a controller comes to be outside of a navigation controller.
  fileprivate func note(on origin: FlowSurroundings.Origin) -> Note {
    switch origin {
    case .segue(let segue):
      return Note(sentence(of: segue) + " here, where there is no navigation controller", at: kindPlace(of: segue))
    case .start(let start):
      let file = files[controllers[start].file]
      return Note(
        "the app starts with '\(label(of: start))', in no navigation controller",
        at: file.initialName.map { file.place($0.range) } ?? place(of: start))
    }
  }
}

struct PushOutsideNavigation: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A push goes onto the stack of the navigation controller that its source is in. Here there is none, on any way to
    the source, and UIKit would raise an exception: "Push segues can only be used when the source controller is
    managed by an instance of UINavigationController."

        <scenes initialViewController="home">
          <viewController id="home">
            <segue kind="push" identifier="showDetail" destination="detail"/>
          </viewController>
          <viewController id="detail"/>
        </scenes>

    Put the source into a navigation controller:

        <scenes initialViewController="main">
          <navigationController id="main">
            <segue kind="relationship" relationship="rootViewController" destination="home"/>
          </navigationController>

    or present the destination: `kind="present"`. With `kind="show"` it is pushed where that is possible, and
    presented elsewhere.

    What a navigation controller shows is in it, and what is embedded in that, and the tabs and pages inside. What is
    presented is not. Columns of a split view controller are in navigation controllers that UIKit provides. Of a
    controller that only code makes, nothing is assumed; if code puts the initial controller into a navigation
    controller, say so at the top of the file: `<!-- scenec:ignore push-outside-navigation - wrapped in code -->`.
    """
  let source: String
  let sentence: String

  var text: String { "\(sentence), but is never in a navigation controller" }
  var help: String? {
    "make '\(source)' the root of a navigation controller, or write kind=\"show\" or kind=\"present\""
  }
}

struct PushSometimesOutsideNavigation: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    A push goes onto the stack of the navigation controller that its source is in. There are several ways to this
    source, and on one of them there is no navigation controller: UIKit would raise an exception there.

        <viewController id="home">
          <segue kind="push" identifier="showEditor" destination="editor"/>
          <segue kind="present" identifier="quickEdit" destination="editor"/>
        </viewController>
        <viewController id="editor">
          <segue kind="push" identifier="showColors" destination="colors"/>
        </viewController>

    Present a navigation controller that has the source as its root:

        <segue kind="present" identifier="quickEdit" destination="editorNavigation"/>

    or write `kind="show"`, which pushes where that is possible and presents elsewhere.
    """
  let source: String
  let sentence: String

  var text: String { "\(sentence), but is not in a navigation controller on every way to it" }
  var help: String? { "wrap '\(source)' in a navigation controller on that way, or write kind=\"show\"" }
}
