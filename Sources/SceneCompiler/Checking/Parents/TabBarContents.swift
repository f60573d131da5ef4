import SceneCatalog
import SceneDiagnostics

/// A tab bar controller has tabs.
enum TabBarContents: SceneCheck {
  static let messages: [any DiagnosticMessage.Type] = [EmptyTabBar.self]

  static func run(_ context: CheckContext, _ log: inout DiagnosticLog) {
    let graph = context.graph
    for id in graph.emptyContainers(.tabs) {
      log.report(EmptyTabBar(controller: graph.label(of: id)), at: graph.place(of: id))
    }
  }
}

struct EmptyTabBar: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let isAdjustable = true
  static let explanation = """
    A tab bar controller shows the controllers of its tabs. Without any it shows an empty bar:

        <tabBarController id="tabs"/>

    One relationship for each tab, in the order of the tabs:

        <tabBarController id="tabs">
          <segue kind="relationship" relationship="viewControllers" destination="home"/>
          <segue kind="relationship" relationship="viewControllers" destination="search"/>
        </tabBarController>

    A tab bar controller with a `customClass` may make its tabs in code, so it is not reported.
    """
  let controller: String

  var text: String { "tab bar controller '\(controller)' has no tabs" }
  var help: String? {
    "put this in it for each tab: <segue kind=\"relationship\" relationship=\"viewControllers\" destination=\"…\"/>"
  }
}
