import SceneCatalog
import SceneDiagnostics
import Testing

@testable import SceneCompiler

/// A call that is too long for a line has its arguments on lines of their own.
struct SwiftExpressionTests {
  private static func text(_ body: (inout SwiftText) -> Void) -> String {
    var text = SwiftText()
    body(&text)
    return text.text
  }

  /// A line may have 114 bytes.
  @Test(arguments: [(114, "call(%)\n"), (115, "call(\n  %\n)\n")])
  func callFitsUpToTheLimit(length: Int, expected: String) {
    let argument = String(repeating: "a", count: length - "call()".count)
    let text = Self.text { $0.statement(.call("call", [argument])) }
    #expect(text == expected.replacing("%", with: argument))
  }

  @Test func indentationCounts() {
    let argument = String(repeating: "a", count: 114 - "call()".count)
    let text = Self.text { text in text.indented { $0.statement(.call("call", [argument])) } }
    #expect(text == "  call(\n    \(argument)\n  )\n")
  }

  @Test func whatIsAroundTheCallCounts() {
    let argument = String(repeating: "a", count: 100)
    let text = Self.text { $0.statement("let x = ", .call("call", [argument]), ",") }
    #expect(text == "let x = call(\n  \(argument)\n),\n")
  }

  /// The arguments are not found in the text of the call, so what they contain does not matter.
  @Test(arguments: ["\"a) b, (c\"", "\"\\\"), (\"", "value(1, [2, 3])", "{ $0.a(1, 2) }"])
  func argumentsStayAsTheyAre(argument: String) {
    let long = String(repeating: "a", count: 100)
    let text = Self.text { $0.statement(.call("call", [argument, long])) }
    #expect(text == "call(\n  \(argument),\n  \(long)\n)\n" || text == "call(\n  \(argument), \(long)\n)\n")
  }

  @Test func argumentsThatDoNotFitTogetherHaveLines() {
    let long = String(repeating: "a", count: 60)
    let text = Self.text { $0.statement(.call("call", [long, long])) }
    #expect(text == "call(\n  \(long),\n  \(long)\n)\n")
  }

  @Test func callWithoutArgumentsHasOneLine() {
    let function = String(repeating: "f", count: 200)
    #expect(Self.text { $0.statement(.call(function, [])) } == function + "()\n")
  }

  @Test func argumentOfSeveralLinesStartsOnALine() {
    let text = Self.text { $0.statement("button.", .call("setTitle", ["f(\n  1)", "for: .normal"])) }
    #expect(text == "button.setTitle(\n  f(\n    1), for: .normal)\n")
  }

  @Test func otherSwiftIsNotBroken() {
    let long = String(repeating: "a", count: 200)
    #expect(Self.text { $0.statement("x = ", .raw("[\n  f(\(long))\n]"), ",") } == "x = [\n  f(\(long))\n],\n")
  }

  @Test func memberSaysItsTypeWhereNothingElseDoes() {
    #expect(SwiftExpression.member(".red").of("UIColor").text == "UIColor.red")
    #expect(SwiftExpression.member(".font", ["size: 1"]).of("UIFont").text == "UIFont.font(size: 1)")
    #expect(SwiftExpression.call("UIColor", ["white: 1"]).of("UIColor").text == "UIColor(white: 1)")
  }

  @Test func statementOfAClosureHasALineIfItDoesNotFit() {
    let closure = SwiftClosure("[weak self] _ in", .call("self?.save", ["sender: 1"]))
    let short = Self.text { $0.call("add", ["to: a"], closure) }
    #expect(short == "add(to: a) { [weak self] _ in self?.save(sender: 1) }\n")
    let argument = "to: " + String(repeating: "a", count: 70)
    let text = Self.text { $0.call("add", [argument], closure) }
    #expect(text == "add(\(argument)) { [weak self] _ in\n  self?.save(sender: 1)\n}\n")
  }

  @Test func argumentsHaveALineIfTheyDoNotFitBesideAClosure() {
    let closure = SwiftClosure("_ in", .raw("run()"))
    let argument = "title: \") { " + String(repeating: "a", count: 100) + "\""
    let text = Self.text { $0.call("add", [argument], closure) }
    #expect(text == "add(\n  \(argument)\n) { _ in run() }\n")
    let long = SwiftClosure("_ in", .raw(String(repeating: "r", count: 120)))
    #expect(Self.text { $0.call("add", [argument], long) }.hasSuffix(") { _ in\n  \(long.statement.text)\n}\n"))
    let function = String(repeating: "f", count: 120)
    #expect(Self.text { $0.call(function, [], closure) } == "\(function) { _ in\n  run()\n}\n")
    #expect(Self.text { $0.call("add", ["title: 1"], nil) } == "add(title: 1) { _ in }\n")
  }

  @Test func codeOfALineOfTheSceneHasOneLine() {
    let argument = String(repeating: "a", count: 120)
    let text = Self.text { text in text.located(at: "#sourceLocation") { $0.statement(.call("call", [argument])) } }
    #expect(text.hasPrefix("#sourceLocation\ncall(\(argument))\n"))
  }

  @Test func conditionIsBrokenInFrontOfItsOperators() {
    let long = String(repeating: "a", count: 50)
    let both = SwiftCondition([SwiftCondition(long), SwiftCondition("b")], joinedWith: "||")
    #expect(both.lines("  ") == "\(long) || b")
    let all = SwiftCondition([SwiftCondition(not: both), SwiftCondition(long)], joinedWith: "&&")
    #expect(all.text == "!(\(long) || b) && \(long)")
    #expect(all.lines("  ") == "!(\(long)\n  || b)\n  && \(long)")
  }

  @Test func patternIsSplitAtItsCallsAndPlaces() {
    let pattern: SwiftPattern = "set(Priority(%, {index}), for: {name})"
    let names = pattern.names
    #expect(names == ["index", "name"])
    #expect(pattern.expression { "<\($0)>" }.arguments == ["Priority(<%>, <index>)", "for: <name>"])
    #expect(pattern.arguments?.first?.arguments?.count == 2)
    #expect(("{title}" as SwiftPattern).arguments == nil)
    #expect(("%()" as SwiftPattern).expression { _ in "run" }.text == "run()")
  }

  /// Neither a title nor a type changes where the lines of Swift are broken.
  @Test func titlesStayWhole() throws {
    let titles = ["Sign in to see everything you have bought in the last year", "All (of it) { and the rest, too"]
    let action = "<action selector=\"showEverythingInTheWorldThatThereIs\"/>"
    let elements = titles.map { "<button><menu><menuItem title=\"\($0)\">\(action)</menuItem></menu></button>" }
    let bar = "<barButtonItem placement=\"right\" title=\"\(titles[0])\"><action selector=\"run\"/></barButtonItem>"
    let scene = """
      <scenes initialViewController="a"><viewController id="a" customClass="A"><view>\(elements.joined())<navigationBar>\
      <navigationItem title="b">\(bar)</navigationItem></navigationBar></view></viewController></scenes>
      """
    let compilation = Compiler().compile([SceneFile(path: "Main.scene", text: scene)])
    let swift = try #require(compilation.files.first).contents
    for title in titles { #expect(swift.contains("title: \"\(title)\"")) }
    #expect(swift.ranges(of: "title: \"\(titles[0])\"").count == 3)
  }

  @Test func toolbarOfAnAppsClassIsCast() throws {
    let scene = """
      <scenes initialViewController="a"><navigationController id="a" toolbarClass="Bar"><toolbar>\
      <set property="glow" value="true" type="boolean"/></toolbar>\
      <segue kind="relationship" relationship="rootViewController" destination="b"/></navigationController>\
      <viewController id="b"><view/></viewController></scenes>
      """
    let compilation = Compiler().compile([SceneFile(path: "Main.scene", text: scene)])
    let swift = try #require(compilation.files.first).contents
    #expect(swift.contains("(a.toolbar as? Bar)?.glow = true"))
  }

  /// The compiler takes one line for a line of the scene.
  @Test func codeOfASceneIsOnOneLine() {
    let argument = String(repeating: "a", count: 80)
    var text = SwiftText()
    text.located(at: "#sourceLocation(file: \"Main.scene\", line: 3)") { text in
      text.call("view.addAction", [argument, argument])
    }
    let lines = text.text.split(separator: "\n").map(String.init)
    #expect(lines.count == 3 && lines[1] == "view.addAction(\(argument), \(argument))")
  }
}
