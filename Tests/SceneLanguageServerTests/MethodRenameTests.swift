import Testing

@testable import SceneLanguageServer

/// Renaming methods of the author's that scenes call by name: actions, unwind actions, methods that make destinations.
struct MethodRenameTests {
  private static func scene(_ selector: String, _ more: String = "") -> String {
    """
    <scenes initialViewController="home">
      <viewController id="home" customClass="Home">
        <view><button title="save"><action selector="\(selector)"/></button></view>
      </viewController>
      \(more)
    </scenes>
    """
  }

  private static func user(_ id: String, _ type: String, _ selector: String, _ receiver: String = "") -> String {
    "<viewController id=\"\(id)\" customClass=\"\(type)\"><view><button title=\"b\">"
      + "<action selector=\"\(selector)\"\(receiver)/></button></view></viewController>"
  }

  static let examples = [
    RenameExample(
      title: "an action",
      scene: scene("«greet»"),
      swift: """
        class Home: UIViewController {
          // greet
          func «greet»() { print("greet", "\\(«greet»())") }
          func f(greet: Int) { print(greet); self.«greet»() }
          func g() { let a = #selector(«greet»); perform(#selector(Home.«greet»)); h(.greet) }
          struct Greeting { enum Kind { case greet } }
        }
        func greetAll(_ homes: [Home]) { homes.forEach { $0.«greet»() }; homes[0].«greet»(); Other.greet() }
        """, names: ["greet": "welcome"]),
    RenameExample(
      title: "an overload",
      scene: scene("«save»(_:)", user("second", "Home", "save()") + user("third", "Home", "«save»:")),
      swift: """
        class Home: UIViewController {
          func «save»(_ sender: UIButton) { save(); save(to: 1, as: 2); self.«save»(sender); «save»([1, (2, 3)].first) }
          func save() { let a = #selector(save(to:as:)); let b = #selector(«save»(_:)) }
          func save(to url: Int, as name: Int) {}
        }
        """, names: ["save": "store"]),
    RenameExample(
      title: "extensions, superclasses and subclasses",
      scene: scene("«save»", user("second", "Sibling", "«save»") + user("third", "Other", "save")),
      swift: """
        class Base: UIViewController {}
        extension Base { @objc func «save»() {} }
        class Home: Base { override func «save»() { super.«save»() } }
        class Sibling: Base { override func «save»() { «save»() } }
        extension Sibling { func f() { self.«save»() } }
        class Other: UIViewController { func save() { save() } }
        """, names: ["save": "store"]),
    RenameExample(
      title: "a receiver of its own",
      scene: scene("save").replacing(
        "<view>",
        with: "<view id=\"form\" customClass=\"Form\"><button title=\"x\"><action selector=\"«save»\""
          + " destination=\"form\"/></button>"),
      swift: """
        class Form: UIView { func «save»() {} }
        class Home: UIViewController { func save() { save() } }
        """, names: ["save": "store"]),
    RenameExample(
      title: "an unwind action",
      scene: scene(
        "go",
        """
        <viewController id="detail" customClass="Detail"><view><button title="b">
        <segue kind="unwind" identifier="done" destination="home" unwindAction="«done»(_:)"/></button></view>
        </viewController>
        """),
      swift: """
        class Home: UIViewController { func go() {}; func «done»(_ segue: UIStoryboardSegue) {} }
        class Detail: UIViewController { func done() { done() } }
        """, names: ["done": "finished"]),
    RenameExample(
      title: "a method that makes a destination",
      scene: """
        <scenes initialViewController="home">
          <viewController id="home" customClass="Home"><view><button title="b">
            <segue kind="present" destination="detail" destinationCreation="«makeEditor»(sender:)"/></button></view>
          </viewController>
          <viewController id="detail" customClass="Detail"><parameter name="item" type="Int"/></viewController>
        </scenes>
        """,
      swift: """
        class Home: UIViewController { func «makeEditor»(sender: Any?) -> Detail { Detail(item: 1) } }
        class Detail: UIViewController { init(item: Int) { super.init(nibName: nil, bundle: nil) } }
        """, names: ["makeEditor": "createEditor"]),
    RenameExample(
      title: "two methods that fit", scene: scene("«save»"),
      swift: "class Home: UIViewController { func save() {}; func save(_ sender: Any? = nil) {} }",
      names: ["save": "store"], refusal: "both fit"),
    RenameExample(
      title: "one of several methods without its labels", scene: scene("«save»(_:)"),
      swift: """
        class Home: UIViewController { func save() {}; func save(_ a: Any) {}; func f() { perform(#selector(save)) } }
        """,
      names: ["save": "store"], refusal: "one of several"),
    RenameExample(
      title: "a protocol", scene: scene("«save»"),
      swift: "protocol Saving { func save() }; class Home: UIViewController, Saving { func save() {} }",
      names: ["save": "store"], refusal: "protocol 'Saving'"),
    RenameExample(
      title: "an extension of a protocol", scene: scene("«save»"),
      swift: "protocol Saving {}; extension Saving { func save() {} }; class Home: UIViewController, Saving {}",
      names: ["save": "store"], refusal: "protocol 'Saving'"),
    RenameExample(
      title: "a method of UIKit's", scene: scene("«becomeFirstResponder»"),
      swift: "class Home: UIViewController { override func becomeFirstResponder() -> Bool { true } }",
      names: ["becomeFirstResponder": "store"], refusal: "overrides"),
    RenameExample(
      title: "an action for the first responder",
      scene: scene("«save»", user("second", "Other", "save", " destination=\"firstResponder\"")),
      swift: "class Home: UIViewController { func save() {} }; class Other: UIViewController {}",
      names: ["save": "store"], refusal: "may call it"),
    RenameExample(
      title: "a selector as a text", scene: scene("«save»(_:)"),
      swift: "class Home: UIViewController { func save(_ a: Any) {}; let a = NSSelectorFromString(\"save:\") }",
      names: ["save": "store"], refusal: "names it as a text"),
    RenameExample(
      title: "the text of another selector", scene: scene("«save»(_:)"),
      swift: """
        class Home: UIViewController { func «save»(_ a: Any) {}; let a = Selector(("save")) }; let b = "save:"
        """,
      names: ["save": "store"]),
    RenameExample(
      title: "a variable that hides it", scene: scene("«save»"),
      swift: "class Home: UIViewController { func save() {}; func f() { let save = 1; print(save) } }",
      names: ["save": "store"], refusal: "inside the class"),
    RenameExample(
      title: "a value of an unknown type", scene: scene("«save»"),
      swift: """
        class Home: UIViewController { func save() {} }
        class File { func save() {} }; func f(_ a: File) { a.save() }
        """,
      names: ["save": "store"], refusal: "may be a member"),
    RenameExample(
      title: "a class of another module", scene: scene("«save»"), swift: "class Other {}", names: ["save": "store"],
      refusal: "not in the sources"),
    RenameExample(
      title: "a method that is not there", scene: scene("«save»"), swift: "class Home: UIViewController {}",
      names: ["save": "store"], refusal: "do not show"),
    RenameExample(
      title: "a file that cannot be parsed", scene: scene("«save»"),
      swift: "class Home: UIViewController { func save() { /* } }", names: ["save": "store"], refusal: "not complete"),
    RenameExample(
      title: "a name that is used", scene: scene("«save»"),
      swift: "class Home: UIViewController { func save() {}; func store() {} }", names: ["save": "store"],
      refusal: "already"),
  ]

  @Test(arguments: examples)
  func methodsAreRenamedWithScenes(example: RenameExample) throws { try example.check() }
}
