import SceneDiagnostics
import SwiftDeclarations
import Testing

/// The declarations that the parser finds, and the code that it skips.
struct DeclarationTests {
  private func types(_ text: String) -> [TypeDeclaration] { file(text).types }

  private func file(_ text: String) -> SwiftFile { SwiftFile(SceneFile(path: "A.swift", text: text)) }

  /// A type in a line: `final class A: B { f(_:) init(a:) p: Int }`.
  private func outline(_ text: String) -> [String] {
    types(text).map { type in
      let modifiers = (type.isPrivate ? "private " : "") + (type.isFinal ? "final " : "")
      let methods = type.methods.map { ($0.isPrivate ? "private " : "") + $0.fullName }
      let initializers = type.initializers.map { ($0.isConvenience ? "convenience " : "") + $0.fullName }
      let properties = type.properties.map { property in
        (property.isPrivate ? "private " : "") + (property.isConstant ? "let " : "var ") + property.name
          + (property.type.map { ": " + $0 } ?? "")
      }
      let inherited = type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", ")
      let members = (methods + initializers + properties).joined(separator: "; ")
      return "\(modifiers)\(type.kind.rawValue) \(type.name)\(inherited) {\(members)}"
    }
  }

  @Test func classesWithInheritedTypes() {
    #expect(
      outline(
        """
        class A {}
        final class B: A {}
        public final class C<Item: Hashable>: Base<Item, [Int]>, P & Q, @unchecked Sendable where Item: P {}
        open class D: UIKit.UIViewController {}
        private class E {}
        actor F {}
        class `default` {}
        """) == [
          "class A {}", "final class B: A {}", "final class C: Base, P, Q, Sendable {}",
          "class D: UIKit.UIViewController {}", "private class E {}", "final actor F {}", "class default {}",
        ])
  }

  @Test func startOfTheFileIsNoCode() {
    #expect(outline("\u{FEFF}class A {}") == ["class A {}"])
    #expect(outline("#!/usr/bin/env class B {\nclass A {}") == ["class A {}"])
    #expect(outline("\u{FEFF}#!/usr/bin/env class B {\nclass A {}") == ["class A {}"])
  }

  @Test func nestedTypesAndExtensions() {
    #expect(
      outline(
        """
        enum Login {
          class Form: UIViewController { struct State { class Deep {} } }
        }
        extension Login.Form: P { func save() {} }
        private extension Array<Int>.Index where Element == Int { func first() {} }
        typealias Base = Core.Controller<Int>
        """) == [
          "enum Login {}", "class Login.Form: UIViewController {}", "struct Login.Form.State {}",
          "class Login.Form.State.Deep {}", "extension Login.Form: P {save()}",
          "private extension Array.Index {private first()}", "typealias Base: Core.Controller {}",
        ])
  }

  @Test func methods() {
    #expect(
      outline(
        """
        class A {
          func a() {}
          @IBAction private func b(_ sender: UIButton, for event: UIEvent? = nil) { func inner() {} }
          @objc(cee:) func c<T: Collection<Int>>(item: T, _ f: @escaping (Int, Int) -> Void) async throws -> [T] where T: P {}
          static func d() {}
          class func e() {}
          class override func f() {}
          override func g(`in` x: [Int: String]) {}
          func + (a: A, b: A) -> Bool {}
          func < <T>(a: T) {}
          func h(_ x: Int = [1, 2].reduce(0) { $0 < $1 ? $0 : $1 }, y: Int = a < b ? 1 : 2) {}
        }
        """) == [
          "class A {a(); private b(_:for:); c(item:_:); g(in:); +(a:b:); <(a:); h(_:y:)}"
        ])
  }

  @Test(arguments: [
    ("func a() {}", "a()"), ("func a(b c: Int = 1) -> [Int: String] {}", "a(b c: Int = 1) -> [Int: String]"),
    ("func a<T: P>(_ t: T) async throws(E) -> some View where T: Q {}", "a<T: P>(_ t: T) async throws(E) -> some View"),
    ("func a() -> Void\n  let b = 1", "a() -> Void"), ("func a()\n  func b()", "a()"),
    ("func a() rethrows\n    -> Int { 1 }", "a() rethrows\n    -> Int"),
  ])
  func signatures(text: String, signature: String) throws {
    let file = self.file("class A {\n  \(text)\n}")
    let method = try #require(file.types.first?.methods.first)
    #expect(file.file.text(in: method.signature) == signature)
  }

  @Test func modifiersAndResultsOfMethods() {
    let type = types(
      """
      class A {
        private static func a(by b: Int, c: Int) {}
        override func b<T: P>() async throws -> [T] where T: Q {}
        func c() where A: P {}
      }
      """)[0]
    #expect(type.staticMethods.map(\.fullName) == ["a(by:c:)"])
    #expect(type.staticMethods[0].parameters.map(\.name) == ["b", "c"])
    #expect(type.methods.map(\.isOverride) == [true, false])
    #expect(type.methods.map(\.effects) == [["async", "throws"], []])
    #expect(type.methods.map(\.result) == ["[T]", nil])
    #expect(type.methods.map(\.generics) == ["<T: P>", ""])
    #expect(type.methods.map(\.hasRequirements) == [true, true])
  }

  @Test func initializersThatFailThrowOrWait() {
    let found = types(
      """
      class A {
        init() { }
        init?(a: Int) { nil }
        init!(b: Int) { nil }
        init<T>(c: T) async throws where T: Sendable { }
        init?<T: P>(d: T) throws(E) { }
        init (e: () throws -> Void) rethrows { }
        var f = 1
      }
      """)[0]
    #expect(found.initializers.map(\.isFailable) == [false, true, false, false, true, false])
    #expect(found.initializers.map(\.effects) == [[], [], [], ["async", "throws"], ["throws"], ["rethrows"]])
    #expect(found.initializers.map(\.generics) == ["", "", "", "<T>", "<T: P>", ""])
    #expect(found.initializers.map(\.hasRequirements) == [false, false, false, true, false, false])
    #expect(found.properties.map(\.name) == ["f"])
  }

  @Test func genericTypes() {
    let found = types(
      """
      class A<T>: B where T: P {}
      class C: B<Int> {}
      enum D<each T> { struct E {} }
      typealias F<T> = [T]
      typealias G = A<Int>
      protocol H<I> {}
      class J {
        func k<T>(_ t: T) {}
      }
      """)
    #expect(found.filter(\.isGeneric).map(\.name) == ["A", "D", "F", "H"])
    #expect(found.map(\.name) == ["A", "C", "D", "D.E", "F", "G", "H", "J"])
  }

  @Test func initializers() {
    let outline = outline(
      """
      class A: UIViewController {
        let other = B.init(x: 1)
        init(item: Item, count: Int = 1) { self.init() }
        convenience init?<T>(_ t: T) { self.init(item: t) }
        required init?(coder: NSCoder) { fatalError("init(coder:)") }
      }
      """)
    #expect(outline == ["class A: UIViewController {init(item:count:); convenience init(_:); init(coder:); let other}"])
  }

  @Test func properties() {
    let outline = outline(
      """
      class A {
        @IBOutlet weak var label: UILabel!
        @IBOutlet private var hidden: UILabel?
        private(set) var readable: [String: Set<Int>] = [:]
        var a: Int, b = 2, c: Map<Int, Int>
        let (d, e) = (1, 2)
        static var f = 1
        lazy var g: (Int) -> Void = { x in let y = 1 }
        var h: Int { let inner = 1; return inner }
        var i = x < 1, j: Int
        @Wrapped(name: "k") var k: String = ""
        var l: UIView
          & P
        var m = [1, 2]
          .map { $0 }
        var n: Int
      }
      """)
    #expect(
      outline == [
        "class A {var label: UILabel!; private var hidden: UILabel?; private var readable: [String: Set<Int>]; "
          + "var a: Int; var b; var c: Map<Int, Int>; let d; let e; var g: (Int) -> Void; var h: Int; var i; var j: Int; "
          + "var k: String; var l: UIView\n    & P; var m; var n: Int}"
      ])
  }

  @Test(arguments: [
    "// class B {}", "/* class B { /* } */ class B { */", "\"class B { \\\" \\(f(\"}\") + \"\\(g(\"{\"))\") \"",
    "let a = #\"\"\"#", "let a = ##\"\"\"\"##",
    "let a = \"\"\"\n class B { \" \"\" \\(x { \"}\" }) \\\"\"\" \n\"\"\"", "let a = #\"class B { \" \\( \"#",
    "let a = ##\"\"\"\n \"\"\"# \\##(f(\")\")) class B {\n\"\"\"##", "let a = /class B \\/ [{\"] {/",
    "let a = #/\n class B { \" \\/# \n/#", "let a = try /{\"/.firstMatch(in: x)", "let a = b / c; let d = e / f",
    "let a = b.reduce(1, /) + (c)/d", "import class B.C", "#sourceLocation(file: \"class B {\", line: 1)",
    "let a = x.class", "let a = [1: { class B {} }]", "func f() { class B {} }", "var a: Int { get { class B {} } }",
    "let a = '\"'",
  ])
  func whatIsNoDeclaration(text: String) {
    let end = text.hasSuffix("'") ? "\n" : "\n"
    #expect(types(text + end + "class A { func f() {} }").map(\.name).last == "A")
    #expect(!types(text + end + "class A {}").map(\.name).contains("B"))
  }

  @Test func allBranchesOfConditionalCompilationAreRead() {
    #expect(
      outline(
        """
        #if os(iOS) && compiler(>=6) // {
        class A { func a() {} }
        #elseif DEBUG
        class A { func b() {} }
        #else
        extension A { func c() {} }
        #endif
        """) == ["class A {a()}", "class A {b()}", "extension A {c()}"])
  }

  @Test func macrosMayAddMembers() {
    let types = types(
      """
      @Observable class A {}
      @MainActor @objc(B) @available(iOS 15, *) class B { @objc func f() {} }
      class C {
        #members
      }
      class D { let a = #selector(f) }
      """)
    #expect(types.map(\.hasMacro) == [true, false, true, false])
  }

  @Test(arguments: [
    "class A {", "class A { func f() { }", "}", "let a = \"", "let a = \"\"\"", "/*", "#\"", "`", "class A { init(",
    "let a = \"\\(", "class A { func f(a: Int }", "#/",
  ])
  func whatHasNoEndIsNoticed(text: String) {
    #expect(file(text).isIncomplete)
  }

  @Test(arguments: [
    "", "class", "class A", "class A:", "class A: {}", "extension", "func", "func f", "init", "var", "let (", "@",
    "@objc(", "#", "#if", ".", "import", "typealias A =", "class A<", "class A { var a: }", "class A { let = 1 }",
    "\u{FEFF}class A {}", "#!/usr/bin/swift\nclass A {}", "class Ä: Ö {}", "class A {}}", "\0class A {}",
    "class A { func f(: Int) {} }", "class A { init(:", "class A { func f(a b c: : , , :) }",
  ])
  func nothingFails(text: String) {
    _ = file(text)
  }

  @Test func exportedImportsAreFound() {
    #expect(file("@_exported import Core").exportsModule)
    #expect(!file("import Core").exportsModule)
  }

  @Test func rangesCoverTheName() throws {
    let file = file("  final class Home: UIViewController { func save() {} }")
    let type = try #require(file.types.first)
    #expect(file.file.text(in: type.range) == "Home")
    #expect(file.file.text(in: type.methods[0].range) == "save")
  }
}
