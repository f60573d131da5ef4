import SceneCompiler
import SceneDiagnostics
import Testing

/// A picture of scenes calls unreachable what `unreachable-scene` does, with what only that leads to.
struct UnreachableMapTests {
  private static func unreachable(_ text: String, _ options: Compiler.Options = Compiler.Options()) -> [String] {
    let file = SceneFile(path: "Main.scene", text: "<scenes initialViewController=\"a\">\(text)</scenes>")
    return Compiler(options).map([file]).map.controllers.filter(\.isUnreachable).map(\.name)
  }

  private static let first = "<viewController id=\"a\"><view/></viewController>"
  private static let stray =
    "<viewController id=\"b\"><view/><segue kind=\"present\" destination=\"c\"/></viewController>"
  private static let last = "<viewController id=\"c\"><view/></viewController>"

  @Test func straysAndWhatTheyLeadTo() {
    #expect(Self.unreachable(Self.first + Self.stray + Self.last) == ["b", "c"])
  }

  @Test func whatTheAuthorSaysIsMadeInCode() {
    let comment = "<!-- scenec:ignore unreachable-scene - made in code -->"
    #expect(Self.unreachable(Self.first + comment + Self.stray + Self.last) == [])
  }

  @Test func whatTheConfigurationIgnores() throws {
    var options = Compiler.Options()
    options.severities.byID["unreachable-scene"] = .ignore
    #expect(Self.unreachable(Self.first + Self.stray + Self.last, options) == [])
  }

  @Test func aWayThatIsLostMayHaveLedThere() {
    let lost = "<viewController id=\"a\"><view/><segue kind=\"present\" destination=\"bb\"/></viewController>"
    #expect(Self.unreachable(lost + Self.stray + Self.last) == [])
  }
}
