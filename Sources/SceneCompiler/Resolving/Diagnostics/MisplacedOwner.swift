import SceneDiagnostics

struct MisplacedOwner: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An `owner` is the object that makes a view of the file and has outlets to what is in it. It stands in that view.
    What is in a controller's scene belongs to the controller, and what is in a prototype to the cell: these have outlets
    without an `owner`.

        <scenes>
          <view id="banner">
            <owner customClass="Checkout">
              <outlet property="bannerTitle" destination="title"/>
            </owner>
            <label id="title" text="Sale"/>
          </view>
        </scenes>
    """
  let parent: String

  var text: String { "an 'owner' stands directly in a view of the file, not in this '\(parent)'" }
}
