@testable import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Stencil
import TestBasics
import Testing

/// The nodes of plain tags render what Stencil's own nodes render, byte for byte, and report its errors at the same places.
struct PlainTagTests {
  private static let values: [String: TemplateValue] = [
    "one": .text("1"), "word": .text("true"), "lines": .text("a\n\n  b\n\n"), "breaks": .text("\n\n"),
    "empty": .text(""), "list": .list(["x", "y\nz", ""]), "quoted": .list(["\"é\\"]), "none": .list([]),
  ]

  /// What becomes of a template: its text, or an error and the tag where it is reported.
  private enum Outcome: Equatable {
    case text(String)
    case error(String, at: String)
  }

  private static func tokens(_ text: String) -> [TemplateToken] {
    TemplateTokenizer(SceneFile(path: "A.stencil", text: text)).tokens
  }

  private static func ours(_ text: String) -> Outcome {
    let tokens = tokens(text)
    do throws(StencilTemplate.Failure) {
      return .text(try StencilTemplate(tokens).render(values))
    } catch {
      let place = tokens.first { $0.range == error.range && $0.kind != .text }
      return .error(error.reason, at: place?.content ?? "")
    }
  }

  /// Stencil with its own nodes for all tags.
  private static func stencils(_ text: String) -> Outcome {
    let nowhere = Template(templateString: ".").tokens[0].sourceMap
    let tokens = tokens(text).map { token -> Token in
      switch token.kind {
      case .text: .text(value: token.content, at: nowhere)
      case .variable: .variable(value: token.content, at: nowhere)
      case .block: .block(value: token.content, at: nowhere)
      }
    }
    let environment = PlainTagExtension(tags: []).environment()
    let dictionary = values.mapValues { value -> Any in
      switch value {
      case .text(let text): text
      case .list(let texts): texts
      }
    }
    do {
      let nodes = try TokenParser(tokens: tokens, environment: environment).parse()
      return .text(try renderNodes(nodes, Context(dictionary: dictionary, environment: environment)))
    } catch {
      let failed = error as? TemplateSyntaxError
      let token = failed?.token ?? failed?.stackTrace.last
      // Of a filter, Stencil makes a token of its own.
      let place = tokens.first { $0 === token } ?? tokens.first { $0.contents.contains(token?.contents ?? "?") }
      return .error(failed?.reason ?? "\(error)", at: place?.contents ?? "")
    }
  }

  private static func plainTags(of text: String) -> [PlainTag] {
    tokens(text).compactMap { token in
      switch token.kind {
      case .text: nil
      case .variable: PlainTag(variable: token.content)
      case .block: PlainTag(block: token.content)
      }
    }
  }

  /// The tags of a template that are given to Stencil under other names.
  private static func taken(_ text: String) -> [PlainTag] { PlainTagFinder(tokens(text)).tags.compactMap(\.self) }

  // MARK: The embedded templates

  /// The speed of the embedded templates rests on it: what they show and ask is plain.
  @Test(arguments: TemplateKind.allCases)
  func embeddedTemplatesHavePlainTags(kind: TemplateKind) {
    let text = String(decoding: TemplateSet.embedded[kind].bytes, as: UTF8.self)
    let tags = Self.tokens(text).filter { $0.kind != .text && $0.content != "else" && $0.content != "endif" }
    #expect(!tags.isEmpty)
    #expect(Self.taken(text).count == tags.count)
  }

  /// Names of values that are never shown by a plain tag: each name gets a filter, each condition a second operand.
  private static func withoutPlainTags(_ template: SceneFile) -> SceneFile {
    let text = String(decoding: template.bytes, as: UTF8.self)
      .replacing(#/{{ (\w+)/#) { "{{ \($0.1)|default:\"\"" }
      .replacing(#/{% if (\w+) %}/#) { "{% if \($0.1) and true %}" }
      .replacing(#/{% for (\w+) in (\w+) %}/#) { "{% for \($0.1) in \($0.2)|default:\"\" %}" }
    return SceneFile(path: template.path, text: text)
  }

  @Test(arguments: TestRounds.sample(Fixture.all.filter { !$0.hasTemplates }))
  func stencilRendersFixturesAlike(fixture: Fixture) {
    let embedded = TemplateKind.allCases.map { TemplateSet.embedded[$0] }
    var options = fixture.options
    options.templates = TemplateSet(replacing: embedded.map(Self.withoutPlainTags))
    let plain = SceneTestSupport.Outcome.compile(fixture.scenes, fixture.options)
    let stencil = SceneTestSupport.Outcome.compile(fixture.scenes, options)
    #expect(plain.swift == stencil.swift)
    #expect(plain.diagnostics.map(\.message) == stencil.diagnostics.map(\.message))
    // With templates for scenes that are not the compiler's own, the support file has all its parts.
    options.templates = TemplateSet(replacing: [Self.withoutPlainTags(TemplateSet.embedded[.support])])
    #expect(plain.support == SceneTestSupport.Outcome.compile(fixture.scenes, options).support)
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
    "{% for each in list %}\n{{ each }}\n{% endfor %}\n", "{% for each in one %}a{% endfor %}.",
    "{% for each in list %}{% for other in quoted %}{{ each }}{{ other }}{% endfor %}{% break %}{% endfor %}",
    "{% for each in list %}{% for other in quoted %}{% endfor %}{{ forloop.counter }}{% endfor %}",
    "{% x: for each in list %}{% for other in list %}{{ other }}{% continue x %}{% endfor %}{% endfor %}",
    "{% ifnot one %}{% for each in list %}{% endfor %}{% else %}{% for each in list %}{{ each }}{% endfor %}{% endif %}",
    "{% for each in list %}{% ifnot each %}a{% else %}b{% endif %}{% endfor %}",
    // An `elif` belongs to the nearest condition.
    "{% if missing %}a{% elif one %}b{% endif %}", "{% if missing %}a{% elif none %}b{% else %}c{% endif %}",
    "{% if one %}{% if missing %}a{% elif list %}b{% endif %}{% endif %}",
    "{% if missing %}{% if one %}a{% endif %}{% elif one %}b{% endif %}", "{% elif one %}", "{% if one %}{% elif %}",
    // What ends a loop stands in plain conditions.
    "{% for each in list %}{% if one %}{{ each }}{% break %}b{% endif %}c{% endfor %}d",
    "{% for each in list %}{% if one %}{% if word %}{% continue %}{% endif %}b{% endif %}c{% endfor %}",
    // Values that Stencil makes.
    "{% for n in 0...2 %}{{ n }}{% if n %}a{% else %}b{% endif %}{{ n|indented:2 }}{% endfor %}",
    "{% for a, b in list %}{{ a }}{{ b }}{% endfor %}", "{% for c in one %}{{ c }}{% endfor %}",
    // An error in a plain condition is at its own tag.
    "{% if one %}{% if list %}{{ one|missing }}{% endif %}{% endif %}",
    "{% if one %}{{ lines|join:one:two }}{% endif %}", "{% if one %}{% if one %}{% endif %}",
    "{% if one %}{% unknown %}{% endif %}",
    "{% if one %}{{ one|uppercase:1 }}{% endif %}",
  ])
  func edgesAreRenderedAsByStencil(text: String) throws {
    #expect(Self.ours(text) == Self.stencils(text))
  }

  @Test(arguments: [
    // Other filters, arguments and forms of a name.
    "{{ one|uppercase }}", "{{ lines|indented }}", "{{ lines|indented:4|uppercase }}", "{{ lines | indented:4 }}",
    "{{ lines|indented:one }}", "{{ lines|indented:101 }}", "{{ lines|indented:-1 }}", "{{ one| }}", "{{ |one }}",
    "{{ list.count }}", "{{ list.0 }}", "{{ _one }}", "{{ }}", "{{ 'one' }}", "{{ 1 }}", "{{ one if two }}",
    // Literals and words that are no names.
    "{{ true }}", "{{ nan }}", "{{ Infinity }}", "{% if inf %}a{% endif %}", "{% if not %}a{% endif %}",
    "{% for each in list %}{{ forloop.counter }}{% endfor %}",
    "{% for each in list %}{{ forloop.counter0 }}{% endfor %}",
    "{% for each in list %}{{ forloop.first }}{{ forloop.last }}{{ forloop.length }}{% endfor %}",
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
  func otherTagsAreStencils(text: String) {
    #expect(Self.ours(text) == Self.stencils(text))
  }

  /// Swift prints a dictionary in an order that depends on where it is in memory.
  @Test func loopsArePrintedAsByStencil() {
    let text = "{% for each in list %}{{ forloop }}{% endfor %}"
    let printed = "\(Self.ours(text))"
    #expect(printed.ranges(of: "counter0").count == 3)
    #expect(printed.sorted() == "\(Self.stencils(text))".sorted())
  }

  @Test(arguments: [
    "{{ one|uppercase }}", "{{ lines|indented }}", "{{ lines|indented:4|uppercase }}", "{{ lines | indented:4 }}",
    "{{ lines|indented:-1 }}", "{{ one| }}", "{{ |one }}", "{{ list.count }}", "{{ _one }}", "{{ }}", "{{ 'one' }}",
    "{{ 1 }}", "{{ one if two }}", "{{ true }}", "{{ nan }}", "{{ Infinity }}", "{{ forloop }}", "{{ block }}",
    "{% if inf %}", "{% if not %}", "{% if one and list %}", "{% if not one %}", "{% ifnot one %}", "{% if %}",
    "{% if one| %}", "{% if list.count %}",
  ])
  func literalsPathsAndFiltersAreNotPlain(text: String) {
    #expect(Self.plainTags(of: text) == [])
  }

  @Test(
    arguments: [
      (
        "{% for each in list %}{{ each }}{% endfor %}",
        [.loop(item: "each", list: "list"), .show("each", depth: nil), .loopEnd]
      ),
      (
        "{% for a in list %}{% for b in list %}{% endfor %}{% endfor %}",
        [
          .loop(item: "a", list: "list"), .loop(item: "b", list: "list"), .loopEnd, .loopEnd,
        ]
      ),
      // The loop that holds what only Stencil knows is Stencil's, and those round it.
      (
        "{% for a in list %}{% for b in list %}{% endfor %}{% break %}{% endfor %}",
        [.loop(item: "b", list: "list"), .loopEnd]
      ),
      ("{% for a in list %}{% for b in list %}{{ forloop.first }}{% endfor %}{% endfor %}", []),
      ("{% for a in list %}{% if a %}{% elif b %}{% endif %}{% endfor %}", []),
      ("{% for a in list %}b{% empty %}c{% endfor %}", []),
      ("{% for a in list %}{% for b in a %}c{% endfor %}{% endfor %}", []),
      ("{% for a, b in list %}{% for c in b %}c{% endfor %}{% endfor %}", []),
      (
        "{% x: for a in list %}{% for b in list %}{% endfor %}{% endfor %}", [.loop(item: "b", list: "list"), .loopEnd]
      ),
      ("{% for a in list %}{% else %}{% endfor %}", []), ("{% for a in list %}", []),
      ("{% for a in list %}{% if a %}{% endfor %}{% endif %}", [.condition("a")]),
      ("{% for a in 1...3 %}b{% endfor %}", []), ("{% for a in list where a %}b{% endfor %}", []),
      ("{% ifnot one %}{% for a in list %}{% endfor %}{% endif %}", [.loop(item: "a", list: "list"), .loopEnd]),
    ] as [(String, [PlainTag])])
  func loopsOfPlainTagsArePlain(text: String, tags: [PlainTag]) {
    #expect(Self.taken(text) == tags)
  }

  @Test func valuesAreNotRenderedAsTemplates() {
    #expect(Self.ours("{% if one == \"1\" %}same{% endif %}") == .text("same"))
    #expect(Self.ours("{% for each in list where each == \"x\" %}{{ each }}{% endfor %}") == .text("x"))
    #expect(
      Self.ours("{{ list.count }} {{ list|join:\"+\" }} {{ lines|indented:2 }}")
        == .text("3 x+y\nz+   a\n\n    b"))
  }

  // MARK: Random templates

  @Test(arguments: 0..<UInt64(TestRounds.count(20, many: 300)))
  func randomTemplatesAreRenderedAsByStencil(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let text = Self.template(depth: 4, &random)
    #expect(Self.ours(text) == Self.stencils(text), "\(text)")
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
