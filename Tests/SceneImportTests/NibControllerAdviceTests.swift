import SceneDiagnostics
import SceneImport
import Testing

/// Calls that make the controller of a xib, which is a scene after the import.
struct NibControllerAdviceTests {
  private static let call = "SignUpViewControllerScenes.instantiateSignUp()"
  private static let withoutNib = "call '\(call)': without the xib, UIKit finds no view for it"

  private func changes(_ swift: String, nib: String = "SignUpViewController") -> [AppAdvice.Change] {
    var files = AppAdvice.Files()
    files.sources = [
      SceneFile(path: "App.swift", text: swift),
      SceneFile(path: "SignUp.swift", text: "class SignUpViewController: UIViewController {}"),
      SceneFile(path: "Short.swift", text: "enum Tour { class Short: SignUpViewController {} }"),
    ]
    let imports = [
      AppAdvice.Import(name: nib, identifiers: [:], controllers: ["SignUpViewController": "signUp"]),
      AppAdvice.Import(name: "Row", identifiers: [:]),
    ]
    return AppAdvice(for: imports, files).changes
  }

  @Test(arguments: [
    (#"SignUpViewController(nibName: "SignUpViewController", bundle: nil)"#, "call '\(Self.call)'"),
    (#"SignUpViewController.init(nibName: "SignUpViewController", bundle: nil)"#, "call '\(Self.call)'"),
    ("SignUpViewController()", Self.withoutNib),
    ("SignUpViewController.init()", Self.withoutNib),
    ("App.SignUpViewController()", Self.withoutNib),
    ("SignUpViewController(nibName: nil, bundle: nil)", Self.withoutNib),
    ("SignUpViewController(item: 3)", Self.withoutNib),
    (
      #"super.init(nibName: "SignUpViewController", bundle: nil)"#,
      "pass 'nil' here, since the scene makes the view, and make the controller by '\(Self.call)'"
    ),
    (
      #"Tour.Short(nibName: "SignUpViewController", bundle: nil)"#,
      "look here: the nib is the scene of a 'SignUpViewController' now, which '\(Self.call)' makes"
    ),
    (#"UINib(nibName: "SignUpViewController", bundle: nil)"#, "call '\(Self.call)'"),
  ])
  func eachWayToMakeTheControllerIsListed(swift: String, advice: String) {
    #expect(changes(swift).map(\.advice) == [advice])
  }

  @Test(arguments: [
    "super.init(nibName: nil, bundle: nil)", "let all = [SignUpViewController]()", "SignUpViewController(coder: coder)",
    "extension App.SignUpViewController { }", "Tour.Short()", "func show(_ one: SignUpViewController) {}",
    #"Tour.Short(title: "SignUpViewController")"#, "// SignUpViewController()", "Other()",
  ])
  func otherCodeStays(swift: String) { #expect(changes(swift) == []) }

  /// A nib that is called like the view of the class is found, too; one of another name is not.
  @Test(arguments: [("SignUpView", true), ("SignUp", false), ("signUpView", false)])
  func aControllerWithoutANameHasTheNibOfItsClass(nib: String, isFound: Bool) {
    #expect(changes("SignUpViewController()", nib: nib).isEmpty == !isFound)
    let named = changes("SignUpViewController(nibName: \"\(nib)\", bundle: nil)", nib: nib)
    #expect(named.first?.advice.hasSuffix(".instantiateSignUp()'") == true)
  }

  @Test func theCallIsShownAsItIs() {
    let swift = "let a = SignUpViewController()\nlet b = SignUpViewController(nibName: nil, bundle: nil)"
    let found = changes(swift)
    #expect(found.map(\.found) == ["SignUpViewController()", "SignUpViewController(nibName: nil)"])
    #expect(found.map(\.line) == [1, 2])
    #expect(found.map(\.column) == [9, 9])
  }

  @Test func storyboardsAndNibsOfViewsHaveNoControllers() {
    let found = changes(#"UINib(nibName: "Row", bundle: nil)"#)
    #expect(found.map(\.advice) == ["call the function of 'RowScenes' that makes or registers the view"])
  }
}
