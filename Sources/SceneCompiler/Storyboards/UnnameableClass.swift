package import SceneDiagnostics

/// A class of a storyboard that code in another file cannot name.
package struct UnnameableClass: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.warning
  package static let explanation = """
    A storyboard names classes as the runtime of Objective-C does. Private classes, classes in functions and classes with
    generic arguments have such a name, too, but Swift in another file cannot name them. UIKit makes objects of the class.
    Generated code takes them for objects of UIKit's class, so that it has none of the properties and segues of yours.

    Wrong, for `private class Home: UIViewController`:

    ```xml storyboard
    <viewController id="a1b-2c-3d4" customClass="_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Home"/>
    ```

    Right, for `class Home: UIViewController`:

    ```xml storyboard
    <viewController id="a1b-2c-3d4" customClass="Home" customModule="App" customModuleProvider="target"/>
    ```

    Declare the class at the top of a file, without `private`, `fileprivate` and generic parameters, and choose it again in
    the Identity inspector.
    """
  let reason: String

  /// - Parameter reason: a sentence without a full stop.
  package init(reason: String) { self.reason = reason }

  package var text: String { "generated code takes this for an object of UIKit's class: \(reason)" }
}
