import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

/// Where a class of the app does not have what its scene needs, Swift says what is missing, once.
struct ClassMismatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What stands in the controller `home`, whose class is `Home`.
    let scene: String
    /// The app's Swift.
    let classes: String
    /// What Swift says.
    let error: String

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "an action that does not exist",
      scene: #"<view><button><action selector="save"/></button></view>"#,
      classes: "class Home: UIViewController {}",
      error: "value of type 'HomeSceneController' has no member 'save'"),
    Case(
      name: "an action with another parameter",
      scene: #"<view><button><action selector="save(_:)"/></button></view>"#,
      classes: "class Home: UIViewController { func save(_ sender: UISlider) {} }",
      error: "cannot convert value of type 'UIButton' to expected argument type 'UISlider'"),
    Case(
      name: "an action without the parameter",
      scene: #"<view><button><action selector="save(_:)"/></button></view>"#,
      classes: "class Home: UIViewController { func save() {} }",
      error: "argument passed to call that takes no arguments"),
    Case(
      name: "a private action",
      scene: #"<view><button><action selector="save"/></button></view>"#,
      classes: "class Home: UIViewController { private func save() {} }",
      error: "'save' is inaccessible due to 'private' protection level"),
    Case(
      name: "an action of a bar button item",
      scene: #"<barButtonItem placement="right" title="Save"><action selector="save"/></barButtonItem>"#,
      classes: "class Home: UIViewController {}",
      error: "value of type 'HomeSceneController' has no member 'save'"),
    Case(
      name: "an outlet that does not exist",
      scene: #"<view><label id="name"/></view><outlet property="nameLabel" destination="name"/>"#,
      classes: "class Home: UIViewController {}",
      error: "value of type 'HomeSceneController' has no member 'nameLabel'"),
    Case(
      name: "an outlet of another type",
      scene: #"<view><label id="name"/></view><outlet property="nameLabel" destination="name"/>"#,
      classes: "class Home: UIViewController { var nameLabel: UIButton? }",
      error: "cannot assign value of type 'UILabel' to type 'UIButton'"),
    Case(
      name: "a final class",
      scene: "<view/>",
      classes: "final class Home: UIViewController {}",
      error: "inheritance from a final class 'Home'"),
    Case(
      name: "an initializer with parameters that the scene does not declare",
      scene: "",
      classes: """
        class Home: UIViewController {
          init(item: Int) { super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { nil }
        }
        """,
      error: "missing argument for parameter 'item' in call"),
    Case(
      name: "a parameter that no initializer takes",
      scene: #"<parameter name="item" type="Int" default="1"/>"#,
      classes: "class Home: UIViewController {}",
      error: "argument passed to call that takes no arguments"),
    Case(
      name: "an unwind method that does not exist",
      scene: #"<segue kind="present" identifier="show" destination="other"/>"#,
      classes: "class Home: UIViewController {}",
      error: "value of type 'Home' has no member 'back'"),
  ]

  @Test(arguments: cases, SwiftTypecheck.Mode.allCases)
  func swiftSaysWhatIsMissing(mismatch: Case, mode: SwiftTypecheck.Mode) async throws {
    let unwind =
      mismatch.error.contains("'back'")
      ? #"<segue kind="unwind" identifier="back" unwindAction="back(_:)" destination="home"/>"# : ""
    let scene = """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home">\(mismatch.scene)</viewController>
        <viewController id="other">\(unwind)</viewController>
      </scenes>
      """
    let compilation = Compiler().compile([SceneFile(path: "Main.scene", text: scene)])
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    var files = Dictionary(uniqueKeysWithValues: compilation.files.map { ($0.name, $0.contents) })
    files["Home.swift"] = "import UIKit\n\n" + mismatch.classes + "\n"
    let folder = try TemporaryFolder(files)
    let sources = files.keys.sorted().map { folder.url.appendingPathComponent($0) }
    let complaints = try await SwiftTypecheck.complaints(about: sources, mode: mode)
    let errors = complaints.matches(of: /(?m)^\/[^:]+:\d+:\d+: error: (.*?)(?: \[#\w+\])?$/).map { String($0.1) }
    #expect(errors == [mismatch.error])
  }
}
