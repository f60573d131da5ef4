import SceneDiagnostics

struct UnfitStyle: DiagnosticMessage {
  /// The attribute that does not fit.
  enum Misfit {
    case attribute
    case value(String, String)
  }

  static let severity = Diagnostic.Severity.error
  static let explanation = """
    An element takes every attribute of its styles, so each has to be an attribute of the element, with such a value. What
    only some of the elements take is a style of its own: `styles` can name several.

        <style id="quiet" tintColor="secondaryLabel"/>
        <style id="small" font="footnote"/>
        <viewController id="home">
          <view>
            <button styles="quiet small" title="Skip"/>
            <slider styles="quiet"/>
          </view>
        </viewController>
    """
  let style: String
  let element: String
  let attribute: String
  let misfit: Misfit

  var text: String {
    switch misfit {
    case .attribute: "'\(element)' has no attribute '\(attribute)', which the style '\(style)' gives it"
    case .value(let value, let expectation):
      "'\(attribute)' of '\(element)' cannot be '\(value)', which the style '\(style)' says: expected \(expectation)"
    }
  }
}
