import SceneDiagnostics

struct SegueWithoutController: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A segue leads from one controller to another. The views of a file belong to no controller, so nothing in them has
    segues: an action tells the owner of the view, or a view in it, which decides.

    Wrong:

        <scenes>
          <view id="banner">
            <button title="More"><segue kind="push" destination="offer"/></button>
          </view>
        </scenes>

    Right:

        <scenes>
          <view id="banner" customClass="Banner">
            <button title="More"><action selector="more" destination="banner"/></button>
          </view>
        </scenes>
    """
  let view: String

  var text: String { "'\(view)' is in no controller's scene, so no segue can start in it" }
  var help: String? { "put an action here" }
}
