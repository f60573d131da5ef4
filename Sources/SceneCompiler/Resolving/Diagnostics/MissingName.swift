import SceneDiagnostics

struct MissingName: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Every controller has a name, for segues to lead to and for Swift to call it by: the `id` `detail` gives
    `instantiateDetail()` and `DetailScene`. Layout guides have one because nothing could refer to them otherwise.

        <viewController id="detail" customClass="Detail"/>
    """
  let element: String

  var text: String { "'\(element)' needs an 'id'" }
  var help: String? { "choose a name that reads well in Swift: id=\"detail\" gives instantiateDetail()" }
}
