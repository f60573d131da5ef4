import SceneDiagnostics
import Testing

@testable import SceneLanguageServer

/// Renaming what keys of translations are made of: the keys change in all files of the table.
struct TranslationRenameTests {
  /// A scene with translated texts, and others that are called alike.
  private static func scene(_ marks: [String], localization: String = "Main") -> String {
    let text = """
      <scenes initialViewController="home" localization="\(localization)">
        <viewController id="home" customClass="Home" title="Start">
          <view>
            <label id="title" text="Hello"/>
            <button id="save" title="Save" top="title.bottom + 8"/>
            <label text="About"/>
            <label text="Welcome" text.key="welcome"/>
            <tableView>
              <tableViewCell reuseIdentifier="order"><label id="name" text="Order"/></tableViewCell>
            </tableView>
          </view>
        </viewController>
        <viewController id="other" title="Other"><view><label id="title" text="Bye"/></view></viewController>
      </scenes>
      """
    return marks.reduce(text) { text, mark in
      let name = mark.split(separator: "\"")[1].split(separator: ".")[0]
      return text.replacing(mark, with: mark.replacing(name, with: "«\(name)»"), maxReplacements: 1)
    }
  }

  private static let title = ["label id=\"title\" text=\"Hello\"", "top=\"title.bottom"]

  static let examples = [
    RenameExample(
      title: "a view, in all languages", scene: scene(title),
      swift: "class Home: UIViewController { func f() { print(\"title home.title\") } }",
      files: [
        "de.lproj/Main.strings": """
        /* home.title.text */
        "home.«title».text" = "Hallo";
        "other.title.text" = "x";
        """,
        "fr.lproj/Main.strings": "\"home.«title».text\" = \"home.title.text\";\n\"home.title.text2\" = \"x\";",
        "Main.xcstrings": "{ \"strings\" : { \"home.«title».text\" : { \"comment\" : \"home.title.text\" } } }",
        "Main.stringsdict": "\"home.save.title\" = \"\";", "Other.strings": "\"home.title.text\" = \"x\";",
      ], names: ["title": "heading"]),
    RenameExample(
      title: "a controller", scene: scene(["initialViewController=\"home\"", "viewController id=\"home\""]),
      files: [
        "Resources/Main.strings": """
        "«home».title" = ""; "«home».title.text" = ""; "«home».save.title" = ""; "welcome" = "home.title";
        "«home».label.text" = ""; "other.title" = ""; "home.title.other" = "";
        """
      ], names: ["home": "start"]),
    RenameExample(
      title: "a view without a translation", scene: scene(title), files: ["Main.strings": "\"welcome\" = \"\";"],
      names: ["title": "heading"]),
    RenameExample(
      title: "no files", scene: scene(title), names: ["title": "heading"]),
    RenameExample(
      title: "a view in a prototype", scene: scene(["label id=\"name\""]),
      files: ["Main.strings": "\"home.order.«name».text\" = \"\"; \"home.name.text\" = \"\";"],
      names: ["name": "caption"]),
    RenameExample(
      title: "a name that moves the number of another text", scene: scene(title),
      files: [
        "Main.strings": "\"home.«title».text\" = \"\"; \"home.«label».text\" = \"\"; \"home.label2.text\" = \"\";"
      ],
      names: ["title": "label", "label": "label2"], refusal: "already"),
    RenameExample(
      title: "names that change places", scene: scene(title),
      files: ["Main.strings": "\"home.«title».text\" = \"a\"; \"home.«label».text\" = \"b\";"],
      names: ["title": "label", "label": "label2"]),
    RenameExample(
      title: "a scene that is not translated", scene: scene(title, localization: ""),
      files: ["Main.strings": "\"home.title.text\" = \"\";"], names: ["title": "heading"]),
    RenameExample(
      title: "another table", scene: scene(title, localization: "Texts"),
      files: ["Main.strings": "\"home.title.text\" = \"\";", "Texts.strings": "\"home.«title».text\" = \"\";"],
      names: ["title": "heading"]),
    RenameExample(
      title: "a key that is there already", scene: scene(title),
      files: ["Main.strings": "\"home.title.text\" = \"\"; \"home.heading.text\" = \"\";"], names: ["title": "heading"],
      refusal: "has the key 'home.heading.text' already"),
    RenameExample(
      title: "a file that cannot be read", scene: scene(title),
      files: ["Main.strings": "\"home.title.text\" = \"\"; damaged"], names: ["title": "heading"],
      refusal: "cannot be read"),
    RenameExample(
      title: "a file in another encoding", scene: scene(title),
      files: ["Main.strings": "\"home.title.text\" = \"\"; foreign"], names: ["title": "heading"], refusal: "UTF-8"),
    RenameExample(
      title: "a file in another encoding without the key", scene: scene(title),
      files: ["Main.strings": "\"home.title.texts\" = \"\"; foreign"], names: ["title": "heading"]),
    RenameExample(
      title: "a key in Swift", scene: scene(title),
      swift: "let text = NSLocalizedString(\"home.title.text\", tableName: \"Main\", comment: \"\")",
      files: ["Main.strings": "\"home.title.text\" = \"\";"], names: ["title": "heading"], refusal: "may be the key"),
    RenameExample(
      title: "a key of two texts",
      scene: scene(title).replacing("text=\"About\"", with: "text=\"Hello\" text.key=\"home.title.text\""),
      files: ["Main.strings": "\"home.title.text\" = \"\";"], names: ["title": "heading"], refusal: "several texts"),
  ]

  private static let small = """
    <scenes localization="Main"><viewController id="home"><view><label id="¦a" text="x"/></view></viewController></scenes>
    """

  @Test(arguments: examples)
  func keysFollow(example: RenameExample) throws { try example.check() }

  /// The client asks for positions in files that it has not opened.
  @Test func editsOfTranslationsHavePositions() throws {
    let marked = MarkedSession([
      "Main.scene": Self.small,
      "de.lproj/Main.strings": "\n  \"home.a.text\" = \"y\";\n",
    ])
    let edits = try marked.session.rename(marked.path, marked.offset, to: "b").get()
    let edit = try #require(edits.first { $0.path.hasSuffix(".strings") })
    let position = marked.session.position(edit.range.start, in: edit.path, .utf16)
    #expect(position.line == 1 && position.character == 3 && edit.text == "home.b.text")
  }

  /// A file that changes on disk is read again.
  @Test func translationsAreReadAnew() throws {
    let marked = MarkedSession([
      "Main.scene": Self.small,
      "Main.strings": "damaged",
    ])
    #expect(throws: Refusal.self) { try marked.session.renamePlace(marked.path, marked.offset).get() }
    marked.files.files["/app/Main.strings"] = "\"home.a.text\" = \"y\";"
    #expect(try marked.session.renamePlace(marked.path, marked.offset).get()?.name == "a")
    #expect(try marked.session.rename(marked.path, marked.offset, to: "b").get().count == 2)
  }
}
