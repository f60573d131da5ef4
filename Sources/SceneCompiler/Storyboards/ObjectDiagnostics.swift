package import SceneDiagnostics

/// Two elements of a storyboard have one object ID.
package struct DuplicateObjectID: DiagnosticMessage {
  package static let severity = Diagnostic.Severity.error
  package static let explanation = """
    Elements of a storyboard refer to each other by their object IDs, so no two elements share one. A merge that keeps
    both sides of a conflict makes such duplicates. Xcode refuses the file, or takes one of the two.

    Wrong:

    ```xml storyboard
    <viewController id="BYZ-38-t0r" sceneMemberID="viewController"/>
    <viewController id="BYZ-38-t0r" sceneMemberID="viewController"/>
    ```

    Remove the element that is there twice, or give it an ID that nothing else has.
    """
  let id: String

  package init(id: String) { self.id = id }

  package var text: String { "another element has the object ID '\(id)'" }
  package var help: String? { "a merge can leave an element twice; remove one of them" }
}

/// Two controllers of a storyboard have one identifier.
struct DuplicateStoryboardIdentifier: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    Code makes a controller of a storyboard by its Storyboard ID, so no two controllers of a storyboard share one.
    Otherwise nobody can say which of the two `instantiateViewController(withIdentifier:)` makes.

    Wrong:

    ```xml storyboard
    <viewController storyboardIdentifier="detail" id="a1b-2c-3d4" sceneMemberID="viewController"/>
    <viewController storyboardIdentifier="detail" id="e5f-6g-7h8" sceneMemberID="viewController"/>
    ```

    Give each controller an identifier of its own, in the Identity inspector.
    """
  let identifier: String

  var text: String { "another view controller has the Storyboard ID '\(identifier)'" }
}
