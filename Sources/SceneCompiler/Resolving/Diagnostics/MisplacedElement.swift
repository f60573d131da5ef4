import SceneCatalog
import SceneDiagnostics

struct MisplacedElement: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Every element has its places. A `segue` stands in a controller, a control, a cell, a bar button item or a container
    view; a `parameter` stands in a controller, a view in another view. Lists that Interface Builder wraps in `subviews`,
    `connections` or `constraints` are written without the wrapper:

        <view>
          <label text="Hello"/>
        </view>
    """
  let name: String
  let parent: String
  let homes: [String]
  /// The element that was probably meant, which can stand there.
  var replacement: OtherElement?

  var text: String { "'\(name)' cannot stand in '\(parent)'" }
  var help: String? {
    if let replacement { return "write \(replacement.markup)" + (replacement.note.map { "; \($0)" } ?? "") }
    guard homes.count > 4 else { return homes.isEmpty ? nil : "it stands in " + homes.joined(separator: ", ") }
    return "it stands in " + homes.prefix(4).joined(separator: ", ") + " and others"
  }
}
