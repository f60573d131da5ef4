import SceneCatalog
import SceneDiagnostics

struct UnknownElement: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Scenes are made of the elements that `scenec catalog` lists, and of no others. Nothing is skipped in silence, for a
    misspelt element would be missing from the app without anyone being told.

    Names are those of Interface Builder: `viewController`, `containerView`, `stackView`. A view of your own class is the
    element of the class it inherits from, with a `customClass`:

        <view customClass="GraphView"/>

    So is a view of UIKit's that has no element of its own, such as a calendar. Code sets its properties:

        <view customClass="UICalendarView"/>
    """
  /// What a scene has instead.
  enum Replacement: Sendable {
    /// An element that makes such a view, one of those that only Interface Builder has an element for.
    case viewClass(ViewClasses.ViewClass)
    /// An element for a word of another tool.
    case element(OtherElement)
  }

  let name: String
  let replacement: Replacement?

  var text: String { "'\(name)' is not an element" }
  var help: String? {
    switch replacement {
    case .viewClass(let viewClass): "write \(viewClass.element), and set its properties in code"
    case .element(let other): "write \(other.markup)" + (other.note.map { "; \($0)" } ?? "")
    case nil: nil
    }
  }
}
