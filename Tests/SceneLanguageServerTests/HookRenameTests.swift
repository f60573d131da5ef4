import Testing

@testable import SceneLanguageServer

/// Renaming ids and identifiers that names of methods are made of: `makeDetail(forEdit:)`.
struct HookRenameTests {
  /// What is marked in the scene.
  private enum Mark { case destination, segue, plainDestination }

  /// A button that leads to a controller with a parameter.
  private static func scene(_ mark: Mark) -> String {
    let text = """
      <scenes initialViewController="home">
        <viewController id="home" customClass="Home">
          <view>
            <button title="a"><segue kind="present" identifier="edit" destination="detail"/></button>
            <button title="b"><segue kind="present" destination="detail"/></button>
          </view>
        </viewController>
        <viewController id="detail" customClass="Detail"><parameter name="item" type="Int"/></viewController>
      </scenes>
      """
    return switch mark {
    case .segue: text.replacing("\"edit\"", with: "\"«edit»\"")
    case .destination: text.replacing("\"detail\"", with: "\"«detail»\"")
    case .plainDestination:
      text.replacing(" identifier=\"edit\"", with: "").replacing("\"detail\"", with: "\"«detail»\"")
    }
  }

  private static let detail = """
    class Detail: UIViewController {
      init(item: Int) { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { nil }
    }
    """

  static let segueExample = RenameExample(
    title: "a segue", scene: scene(.segue),
    swift: """
      import UIKit
      class Home: UIViewController {
        // makeDetail(forEdit:)
        func makeDetail(«forEdit» sender: Any?) -> Detail { Detail(item: 1) }
        func makeDetail(forDetail sender: Any?) -> Detail { makeDetail(«forEdit»: sender) }
        func open(forEdit: Int) {
          print("forEdit", forEdit, self.makeDetail(«forEdit»: forEdit), makeDetail(forDetail: nil))
          scene.«performEdit»(item: forEdit)
        }
      }
      \(detail)
      """, names: ["edit": "open", "forEdit": "forOpen", "performEdit": "performOpen"])

  static let controllerExample = RenameExample(
    title: "a controller", scene: scene(.destination),
    swift: """
      import UIKit
      class Home: UIViewController {
        func «makeDetail»(forEdit sender: Any?) -> Detail { MainScenes.«instantiateDetail»(item: 1) }
        func «makeDetail»(«forDetail» sender: Any?) -> Detail { «makeDetail»(forEdit: "makeDetail") }
        func makeDetails() -> [Detail] { [«makeDetail»(forEdit: nil), self.«makeDetail»(«forDetail»: 1)] }
      }
      \(detail)
      """,
    names: [
      "detail": "item", "makeDetail": "makeItem", "forDetail": "forItem", "instantiateDetail": "instantiateItem",
    ])

  static let examples = [
    segueExample, controllerExample,
    RenameExample(
      title: "a superclass, an extension and an override", scene: scene(.segue),
      swift: """
        class Base: UIViewController { func makeDetail(forDetail sender: Any?) -> Detail { Detail(item: 1) } }
        extension Base { @objc func makeDetail(«forEdit» sender: Any?) -> Detail { Detail(item: 1) } }
        class Home: Base {
          override func makeDetail(«forEdit» sender: Any?) -> Detail { super.makeDetail(«forEdit»: 1) }
        }
        \(detail)
        """, names: ["edit": "open", "forEdit": "forOpen"]),
    RenameExample(
      title: "a label that is the name of the parameter", scene: scene(.segue),
      swift: """
        class Home: UIViewController {
          func makeDetail(«forEdit:» Any?) -> Detail { print(forEdit); return Detail(item: 1) }
          func makeDetail(forDetail: Any?) -> Detail { makeDetail(«forEdit»: forDetail) }
        }
        \(detail)
        """, names: ["edit": "open", "forEdit": "forOpen", "forEdit:": "forOpen forEdit:"]),
    RenameExample(
      title: "tabs",
      scene: """
        <scenes initialViewController="tabs">
          <tabBarController id="tabs" customClass="Tabs">
            <segue kind="relationship" relationship="viewControllers" destination="«library»"/>
          </tabBarController>
          <viewController id="«library»" customClass="Library"><parameter name="item" type="Int"/></viewController>
        </scenes>
        """,
      swift: """
        class Tabs: UITabBarController { func «makeLibrary»(forTabs sender: Any?) -> Library { Library(item: 1) } }
        class Library: UIViewController { init(item: Int) { super.init(nibName: nil, bundle: nil) } }
        """, names: ["library": "shelf", "makeLibrary": "makeShelf"]),
    RenameExample(
      title: "the container of tabs",
      scene: """
        <scenes initialViewController="«tabs»">
          <tabBarController id="«tabs»" customClass="Tabs">
            <segue kind="relationship" relationship="viewControllers" destination="library"/>
          </tabBarController>
          <viewController id="library" customClass="Library"><parameter name="item" type="Int"/></viewController>
        </scenes>
        """,
      swift: """
        class Tabs: UITabBarController { func makeLibrary(«forTabs» sender: Any?) -> Library { Library(item: 1) } }
        class Library: UIViewController { init(item: Int) { super.init(nibName: nil, bundle: nil) } }
        """, names: ["tabs": "start", "forTabs": "forStart"]),
    RenameExample(
      title: "a method that is named by the scene",
      scene: """
        <scenes initialViewController="home">
          <viewController id="home" customClass="Home"><view><button title="b">
            <segue kind="present" destination="«detail»" destinationCreation="makeDetail(sender:)"/></button></view>
          </viewController>
          <viewController id="«detail»" customClass="Detail"><parameter name="item" type="Int"/></viewController>
        </scenes>
        """,
      swift: "class Other {}", names: ["detail": "item"]),
    RenameExample(
      title: "another scene of the class",
      scene: scene(.segue).replacing(
        "</scenes>",
        with: "<viewController id=\"second\" customClass=\"Home\"><view><button title=\"a\"><segue kind=\"present\""
          + " identifier=\"edit\" destination=\"detail\"/></button></view></viewController></scenes>"),
      swift: """
        class Home: UIViewController {
          func makeDetail(forEdit sender: Any?) -> Detail { Detail(item: 1) }
          func makeDetail(forDetail sender: Any?) -> Detail { Detail(item: 1) }
        }
        \(detail)
        """, names: ["edit": "open"], refusal: "makes another destination, too"),
    RenameExample(
      title: "a method of the new name", scene: scene(.segue),
      swift: """
        class Home: UIViewController {
          func makeDetail(forEdit sender: Any?) -> Detail { Detail(item: 1) }
          func makeDetail(forDetail sender: Any?) -> Detail { Detail(item: 1) }
          func makeDetail(forOpen sender: Any?) -> Detail { Detail(item: 1) }
        }
        \(detail)
        """, names: ["edit": "open"], refusal: "already"),
    RenameExample(
      title: "a reference without labels", scene: scene(.segue),
      swift: """
        class Home: UIViewController {
          func makeDetail(forEdit sender: Any?) -> Detail { Detail(item: 1) }
          func makeDetail(forDetail sender: Any?) -> Detail { Detail(item: 1) }
          func f() -> [Detail] { [nil].map(makeDetail) }
        }
        \(detail)
        """, names: ["edit": "open"], refusal: "one of several methods"),
    RenameExample(
      title: "a protocol", scene: scene(.plainDestination),
      swift: """
        protocol Making { func makeDetail(forDetail sender: Any?) -> Detail }
        class Home: UIViewController, Making { func makeDetail(forDetail sender: Any?) -> Detail { Detail(item: 1) } }
        \(detail)
        """, names: ["detail": "item"], refusal: "protocol 'Making'"),
    RenameExample(
      title: "a class of another module", scene: scene(.plainDestination), swift: detail, names: ["detail": "item"],
      refusal: "not in the sources"),
  ]

  @Test(arguments: examples)
  func hooksFollow(example: RenameExample) throws { try example.check() }

  @Test(arguments: [segueExample, controllerExample])
  func theRenamedAppCompiles(example: RenameExample) async throws {
    let files = example.renamedFiles
    try await expectCompiles(try #require(files["Main.scene"]), ["App.swift": try #require(files["App.swift"])])
  }
}
