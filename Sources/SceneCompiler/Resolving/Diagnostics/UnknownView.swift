import SceneDiagnostics

struct UnknownView: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    `use` names a view of the same file that stands directly in `scenes` and is no cell. Such a view belongs to no
    controller, so each element that uses it gets one of its own.

    Wrong:

        <viewController id="home">
          <view>
            <view id="header" customClass="HeaderView" height="80"/>
            <view use="header"/>
          </view>
        </viewController>

    Right:

        <scenes initialViewController="home">
          <view id="header" customClass="HeaderView">
            <label text="Today" centerX="0" centerY="0"/>
          </view>
          <viewController id="home">
            <view>
              <view use="header" pin="safeArea" edges="top leading trailing" height="80"/>
            </view>
          </viewController>
        </scenes>
    """
  let name: String
  /// The element that has the name, where something has it.
  let actual: String?

  var text: String {
    guard let actual else { return "no view directly in 'scenes' is called '\(name)'" }
    return "'\(name)' is a '\(actual)' that is no view directly in 'scenes'"
  }
  var help: String? { actual == nil ? nil : "move it there, or name another view" }
}
