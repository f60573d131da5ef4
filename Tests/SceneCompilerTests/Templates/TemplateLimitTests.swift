import SceneCompiler
import SceneDiagnostics
import Testing

/// No template crashes the process. Templates that would use all memory or the whole stack are errors at their place.
struct TemplateLimitTests {
  private static let scene = SceneFile(
    path: "Main.scene",
    text: """
      <scenes initialViewController="main">
        <viewController id="main" customClass="Main"><view><label id="name"/></view></viewController>
      </scenes>
      """)

  private func compile(_ template: String) -> Compiler.Compilation {
    var options = Compiler.Options()
    options.templates = TemplateSet(
      replacing: [SceneFile(path: "Layout/SceneFile.swift.stencil", text: "// Made by scenec\n" + template)])
    return Compiler(options).compile([Self.scene])
  }

  private func nested(_ opening: String, _ closing: String, _ depth: Int) -> String {
    String(repeating: opening, count: depth) + "{{ source }}" + String(repeating: closing, count: depth)
  }

  @Test(arguments: [
    ("{{ factory|indented:0 }}", nil), ("{{ factory|indented:200 }}", nil), ("{{ factory|indent:200 }}", nil),
    ("{{ factory|indented:201 }}", "'indented' takes a number of columns from 0 to 200"),
    ("{{ factory|indented:-5 }}", "'indented' takes a number of columns from 0 to 200"),
    ("{{ factory|uppercase|indented:-5 }}", "'indented' takes a number of columns from 0 to 200"),
    ("{{ factory|indented:99999999999 }}", "'indented' takes a number of columns from 0 to 200"),
    ("{{ factory|indented:99999999999999999999999999 }}", "'indented' takes a number of columns from 0 to 200"),
    ("{{ factory|indented:source }}", "'indented' takes a number of columns from 0 to 200"),
    ("{{ factory|uppercase|indent:-1 }}", "'indent' takes a number of columns from 0 to 200"),
    ("{{ factory|indent:99999999999,\"x\" }}", "'indent' takes a number of columns from 0 to 200"),
    ("{{ source|filter:\"filter:$0\" }}", "'filter' is no filter here; name the one that is meant"),
  ])
  func indentationHasALimit(template: String, reason: String?) {
    expect(template, reason)
  }

  private static let rangeReason = "a range goes from one whole number to another, and has at most 10000 of them"

  @Test(arguments: [
    ("{% for n in 1...10000 %}{% endfor %}", nil), ("{% for n in 3...1 %}x{% endfor %}", nil),
    ("{% for n in 0...10000 %}{% endfor %}", rangeReason), ("{% for n in 1...100000000000 %}{% endfor %}", rangeReason),
    ("{% for n in -9223372036854775808...9223372036854775807 %}{% endfor %}", rangeReason),
    ("{% for n in 1...source %}{% endfor %}", rangeReason), ("{% for n in 1e3...1 %}{% endfor %}", rangeReason),
    ("{% if 1 in 1...100000000000 %}{% endif %}", rangeReason),
    ("{% outer: for n in 1...100000000000 %}{% endfor %}", rangeReason),
    ("{% for n in 1...100 %}{% for m in 1...100 %}{% endfor %}{% endfor %}", nil),
    (
      "{% for n in 1...100 %}{% if source %}{% for m in 1...101 %}{% endfor %}{% endif %}{% endfor %}",
      "ranges in each other have more than 10000 rounds"
    ),
  ])
  func rangesHaveALimit(template: String, reason: String?) {
    expect(template, reason)
  }

  @Test(arguments: [
    ("{% if source %}", "{% endif %}"), ("{% ifnot imports %}", "{% endif %}"),
    ("{% if source and imports or source %}", "{% endif %}"), ("{% for s in scenes %}", "{% endfor %}"),
  ])
  func nestingHasALimit(opening: String, closing: String) {
    expect(nested(opening, closing, 50), nil)
    for depth in [51, 20_000] { expect(nested(opening, closing, depth), "more than 50 tags are open here") }
    expect(String(repeating: opening + closing, count: 1_000), nil)
  }

  @Test func tagsHaveALimit() {
    expect(String(repeating: "{{ source }}", count: 19_999), nil)
    expect(String(repeating: "{{ source }}", count: 20_001), "a template has more than 20000 tags")
  }

  @Test(arguments: ["not ", "( ", "source and "])
  func conditionsHaveALimit(word: String) {
    let closing = word == "( " ? String(repeating: " )", count: 100) : ""
    expect("{% if " + String(repeating: word, count: 30) + "source" + closing.prefix(60) + " %}{% endif %}", nil)
    expect("{% if " + String(repeating: word, count: 20_000) + "source %}{% endif %}", "a tag has more than 500 bytes")
  }

  /// The compiler rejects a template at the first place beyond a limit, or where it is used.
  private func expect(_ template: String, _ reason: String?) {
    let compilation = compile(template)
    if let reason {
      #expect(
        compilation.diagnostics.map(\.message) == ["Stencil cannot use this template: \(reason)"],
        "\(template.prefix(80))")
      #expect(compilation.diagnostics.allSatisfy { $0.place.file.path == "Layout/SceneFile.swift.stencil" })
      #expect(compilation.diagnostics.allSatisfy { $0.place.range.start > 17 }, "the place is that of the tag")
    } else {
      #expect(compilation.diagnostics.map(\.message) == [], "\(template.prefix(80))")
    }
  }
}
