import SceneCatalog
import SceneDiagnostics

/// Code can dequeue each prototype by its identifier.
enum ReuseIdentifiers: ElementCheck {
  static let messages: [any DiagnosticMessage.Type] = [
    DuplicateReuseIdentifier.self, MissingReuseIdentifier.self, UnnameableIdentifier.self,
  ]

  static func run(_ part: GraphPart, _ log: inout DiagnosticLog) {
    let graph = part.graph
    for tree in part.treeIDs { check(tree, graph, &log) }
    for id in part.objectIDs where graph.objects[id].prototypes.count > 1 {
      checkAlike(graph.objects[id].prototypes, graph, &log)
    }
  }

  private static func check(_ tree: ID<ViewTree>, _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    guard !graph.trees[tree].isScene, let root = graph.trees[tree].root, graph.objects[root].kind.reuse != nil else {
      return
    }
    let object = graph.objects[root]
    if let identifier = object.name(of: .reuseIdentifier) {
      guard SpelledName.lowerCamel(identifier.text) == nil else { return }
      log.report(UnnameableIdentifier(identifier: identifier.text), at: graph.place(identifier.range, in: tree))
    } else if !object.isDamaged {
      log.report(MissingReuseIdentifier(element: object.kind.name), at: graph.place(object.range, in: tree))
    }
  }

  private static func checkAlike(_ prototypes: [ID<ViewTree>], _ graph: SceneGraph, _ log: inout DiagnosticLog) {
    var first: [ReuseKey: Name] = [:]
    for tree in prototypes {
      guard let object = graph.trees[tree].root.map({ graph.objects[$0] }),
        let identifier = object.name(of: .reuseIdentifier)
      else { continue }
      let key = ReuseKey(object)
      guard let other = first.updateValue(identifier, forKey: key) else { continue }
      first[key] = other
      log.report(
        DuplicateReuseIdentifier(identifier: identifier.text), at: graph.place(identifier.range, in: tree),
        notes: [Note("the first '\(identifier.text)' is here", at: graph.place(other.range, in: tree))])
    }
  }
}

/// What a list knows a prototype by: it keeps cells, headers and footers, and each kind of supplementary views apart.
struct ReuseKey: Hashable {
  private let identifier: String?
  private let registration: String?
  private let kind: String?

  init(_ root: SceneObject) {
    identifier = root[.reuseIdentifier]
    registration = root.kind.reuse?.registration
    kind = root.kind.reuse?.hasKinds == true ? root[.supplementaryKind] ?? "header" : nil
  }
}

struct MissingReuseIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A prototype is what a table or a collection makes cells from, when code dequeues one. Code names the prototype by its
    `reuseIdentifier`, and the method that dequeues it is named after that: `scene.dequeueEpisodeCell(for:)`.

    Wrong:

        <tableView>
          <tableViewCell customClass="EpisodeCell"/>
        </tableView>

    Right:

        <tableView>
          <tableViewCell reuseIdentifier="Episode" customClass="EpisodeCell"/>
        </tableView>

    A cell in a `tableViewSection` is no prototype, and needs none.
    """
  let element: String

  var text: String { "this '\(element)' is a prototype and needs a 'reuseIdentifier'" }
  var help: String? { "code dequeues the view by this identifier" }
}

struct DuplicateReuseIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A table or a collection makes a cell by the identifier of its prototype, so two prototypes of one list have different
    identifiers. A cell of a collection and one of its headers may have the same one, and so may a header and a footer.

    Wrong:

        <tableView>
          <tableViewCell reuseIdentifier="Person" style="default"/>
          <tableViewCell reuseIdentifier="Person" style="subtitle"/>
        </tableView>

    Right:

        <tableView>
          <tableViewCell reuseIdentifier="Person" style="default"/>
          <tableViewCell reuseIdentifier="PersonWithDetail" style="subtitle"/>
        </tableView>
    """
  let identifier: String

  var text: String { "this list has another prototype '\(identifier)' already; give this one an identifier of its own" }
}
