import SceneCatalog
import SceneDiagnostics

/// A page view controller has pages.
enum PageContents: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [EmptyPages.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.emptyContainers(.pages) {
      log.report(EmptyPages(controller: graph.label(of: id)), at: graph.place(of: id))
    }
  }
}

struct EmptyPages: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A page view controller shows one of its pages at a time. Without any it shows nothing:

        <pageViewController id="tour"/>

    One relationship for each page, in their order:

        <pageViewController id="tour">
          <segue kind="relationship" relationship="viewControllers" destination="welcome"/>
          <segue kind="relationship" relationship="viewControllers" destination="features"/>
        </pageViewController>

    A page view controller whose pages are made in code has a class that makes them. Name it by `customClass`, and
    nothing is reported.
    """
  let controller: String

  var text: String { "page view controller '\(controller)' has no pages" }
  var help: String? { "add a relationship for each page, or name the 'customClass' that makes them" }
}
