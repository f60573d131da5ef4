@testable import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import TestBasics
import Testing

/// The plain renderer matches Stencil, and does not accept templates that it does not support.
struct PlainTemplateTests {
  private static let values: [String: TemplateValue] = [
    "one": .text("1"), "word": .text("true"), "lines": .text("a\n\n  b\n\n"), "breaks": .text("\n\n"),
    "empty": .text(""), "list": .list(["x", "y\nz", ""]), "quoted": .list(["\"é\\"]), "none": .list([]),
  ]

  private static func tokens(_ text: String) -> [TemplateToken] {
    TemplateTokenizer(SceneFile(path: "A.stencil", text: text)).tokens
  }

  /// The output of Stencil; nil if it rejects the template.
  private static func byStencil(_ text: String) -> String? {
    try? StencilTemplate(tokens(text)).render(values)
  }

  // MARK: The embedded templates

  /// A tag without output that is not plain.
  private static let left = "{% if not true %}{% endif %}"

  /// A template with the same output, which Stencil renders.
  private static func leftToStencil(_ template: SceneFile) -> SceneFile {
    SceneFile(path: template.path, bytes: template.bytes + Array(left.utf8))
  }

  @Test(arguments: TemplateKind.allCases)
  func embeddedTemplatesAreSupportedByPlainRenderer(kind: TemplateKind) {
    let text = String(decoding: TemplateSet.embedded[kind].bytes, as: UTF8.self)
    #expect(PlainTemplate(Self.tokens(text)) != nil)
    #expect(PlainTemplate(Self.tokens(text + Self.left)) == nil)
  }

  @Test(arguments: Fixture.all.filter { !$0.hasTemplates })
  func stencilRendersEveryFixtureAlike(fixture: Fixture) {
    let embedded = TemplateKind.allCases.map { TemplateSet.embedded[$0] }
    var options = fixture.options
    options.templates = TemplateSet(
      replacing: embedded.map(Self.leftToStencil))
    let plain = Outcome.compile(fixture.scenes, fixture.options)
    let stencil = Outcome.compile(fixture.scenes, options)
    #expect(plain.swift == stencil.swift)
    #expect(plain.diagnostics.map(\.message) == stencil.diagnostics.map(\.message))
    // With templates for scenes that are not the compiler's own, the support file has all its parts.
    options.templates = TemplateSet(replacing: [Self.leftToStencil(TemplateSet.embedded[.support])])
    #expect(plain.support == Outcome.compile(fixture.scenes, options).support)
  }

  // MARK: Edges

  @Test(arguments: [
    "", "text", "{", "{{ one", "{% if", "{{ one }}", "{{one}}", "{{  one  }}{{ missing }}.", "{{ empty }}.",
    "{{ one }}\n", "{{ one }}\n\n{{ one }}", "{# nothing #}a{# nothing #}\nb\n  {# nothing #}  \nc",
    "{{ lines }}", "{{ lines|indented:0 }}.", "{{ lines|indented:4 }}.", "{{ breaks|indented:2 }}.",
    "{{ missing|indented:4 }}.", "{{ empty|indented:4 }}.", "{{ list|indented:4 }}", "{{ one|indented:100 }}",
    "{{ list }}", "{{ quoted }}", "{{ none }}", "{{ word }}",
    "{% if one %}a{% endif %}", "{% if missing %}a{% endif %}.", "{% if empty %}a{% endif %}.",
    "{% if none %}a{% endif %}.", "{% if list %}a{% endif %}", "{% if missing %}a{% else %}b{% endif %}",
    "{% if one %}a{% else %}b{% endif %}", "{% if one %}{% else %}{% endif %}.",
    "{%if one%}a{%else%}b{%endif%}", "{%  if   one  %}a{%  endif  %}",
    "{% if one %}\n  {% if missing %}\n  a\n  {% else %}\n  b\n  {% endif %}\n{% else %}\nc\n{% endif %}\n",
    "a\n{% if one %}\nb\n{% endif %}\nc", " {% if one %} \nb\n\t{% endif %}\nc", "{% if one %} {% endif %}\n",
    "{% for each in list %}[{{ each }}]{% endfor %}",
    "{% for each in list %}{% if each %}a{% else %}b{% endif %}{% endfor %}",
    "{% for each in none %}a{% empty %}b{% endfor %}", "{% for each in missing %}a{% empty %}b{% endfor %}",
    "{% for each in list %}a{% empty %}b{% endfor %}", "{% for each in one %}a{% empty %}b{% endfor %}",
    "{% for each in empty %}a{% empty %}b{% endfor %}",
    "{% for each in list %}{{ one }}{{ each|indented:2 }}{% endfor %}",
    "{% for one in list %}{{ one }}{% endfor %}{{ one }}", "{% for list in list %}{{ list }}{% endfor %}{{ list }}",
    "{% for a in list %}{% for b in list %}{{ a }}{{ b }}{% endfor %}{{ b }}{% endfor %}{{ a }}",
    "{% for a in list %}{% for b in a %}{{ b }}{% empty %}-{% endfor %}{% endfor %}",
    "{% for each in list %}\n{{ each }}\n{% endfor %}\n",
  ])
  func plainRendererMatchesStencil(text: String) throws {
    let template = try #require(PlainTemplate(Self.tokens(text)))
    #expect(template.render(Self.values) == Self.byStencil(text))
  }

  @Test(arguments: [
    // Other filters, arguments and forms of a name.
    "{{ one|uppercase }}", "{{ lines|indented }}", "{{ lines|indented:4|uppercase }}", "{{ lines | indented:4 }}",
    "{{ lines|indented:one }}", "{{ lines|indented:101 }}", "{{ lines|indented:-1 }}", "{{ one| }}", "{{ |one }}",
    "{{ list.count }}", "{{ list.0 }}", "{{ _one }}", "{{ }}", "{{ 'one' }}", "{{ 1 }}", "{{ one if two }}",
    // Literals and words that are no names.
    "{{ true }}", "{{ nan }}", "{{ Infinity }}", "{% if inf %}a{% endif %}", "{% if not %}a{% endif %}",
    "{% for each in list %}{{ forloop }}{% endfor %}", "{% for each in list %}{{ forloop.counter }}{% endfor %}",
    // Other conditions and loops.
    "{% if one and list %}a{% endif %}", "{% if not one %}a{% endif %}", "{% ifnot one %}a{% endif %}",
    "{% if one %}a{% elif list %}b{% endif %}", "{% for each in list where each %}a{% endfor %}",
    "{% for a, b in list %}a{% endfor %}", "{% for n in 1...3 %}a{% endfor %}", "{% x: for n in list %}a{% endfor %}",
    "{% for n in list %}{% break %}{% endfor %}", "{% for n in list|first %}a{% endfor %}",
    // White space control, which the lexer does not support.
    "{%- if one -%}a{% endif %}", "{{- one -}}",
    // Unbalanced tags.
    "{% if one %}", "{% endif %}", "{% else %}", "{% for each in list %}", "{% if one %}a{% endfor %}",
    "{% for each in list %}a{% else %}b{% endfor %}", "{% if one %}a{% empty %}b{% endif %}",
    "{% if one %}a{% else %}b{% else %}c{% endif %}", "{% if one %}a{% endif one %}",
    "{% if one %}a{% else one %}{% endif %}",
    "{% if one %}{% for each in list %}{% endif %}{% endfor %}", "{% if %}a{% endif %}",
    "{% for each in %}{% endfor %}",
    // Other tags.
    "{% filter uppercase %}a{% endfilter %}", "{% now %}", "{% unknown %}", "{% %}",
  ])
  func unsupportedTemplatesAreRenderedByStencil(text: String) {
    #expect(PlainTemplate(Self.tokens(text)) == nil)
  }

  @Test func valuesAreNotRenderedAsTemplates() {
    #expect(Self.byStencil("{% if one == \"1\" %}same{% endif %}") == "same")
    #expect(Self.byStencil("{% for each in list where each == \"x\" %}{{ each }}{% endfor %}") == "x")
    #expect(Self.byStencil("{{ list.count }} {{ list|join:\"+\" }} {{ lines|indented:2 }}") == "3 x+y\nz+   a\n\n    b")
  }

  // MARK: Random templates

  @Test(arguments: UInt64(0)..<300)
  func plainRendererMatchesStencilOnRandomTemplates(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let text = Self.template(depth: 4, &random)
    let template = try #require(PlainTemplate(Self.tokens(text)), "\(text)")
    #expect(template.render(Self.values) == Self.byStencil(text), "\(text)")
  }

  private static let names = ["one", "word", "lines", "breaks", "empty", "list", "quoted", "none", "missing", "each"]

  private static func template(depth: Int, _ random: inout SplitMix) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...4, using: &random) { text += piece(depth: depth, &random) }
    return text
  }

  private static func piece(depth: Int, _ random: inout SplitMix) -> String {
    let name = names.randomElement(using: &random) ?? "one"
    let end = Bool.random(using: &random) ? "\n" : ""
    let inside = depth == 0 ? "." : template(depth: depth - 1, &random)
    let other = depth == 0 || Bool.random(using: &random) ? nil : template(depth: depth - 1, &random)
    switch Int.random(in: 0...4, using: &random) {
    case 0: return [" ", "a", "\n", "}", "}}", "{# a #}", "{# a #}\n"].randomElement(using: &random) ?? ""
    case 1: return "{{ \(name) }}" + end
    case 2: return "{{ \(name)|indented:\(Int.random(in: 0...9, using: &random)) }}" + end
    case 3:
      let alternative = other.map { "{% else %}\(end)\($0)" } ?? ""
      return "{% if \(name) %}\(end)\(inside)\(alternative){% endif %}\(end)"
    default:
      let alternative = other.map { "{% empty %}\(end)\($0)" } ?? ""
      return "{% for each in \(name) %}\(end)\(inside)\(alternative){% endfor %}\(end)"
    }
  }
}
