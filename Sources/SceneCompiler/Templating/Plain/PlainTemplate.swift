/// A template that needs little of Stencil's language, and the interpreter that renders it.
///
/// The embedded templates show names, ask whether a name has a value and repeat something for each text of a list. For
/// that Stencil takes long: of every name it asks whether it is a number, a boolean or a path, and of every value whether
/// it is one of a dozen types, 6 µs a tag, where a scene of thirty views may take 400 in all. A template that uses
/// anything else is no plain template, and Stencil renders all of it (`StencilTemplate`). What this interpreter does
/// accept, it renders as Stencil does, byte for byte; `PlainTemplateTests` holds both to that.
struct PlainTemplate: Sendable {
  indirect enum Node: Sendable {
    /// Text as it is.
    case text(String)
    /// The value of a name, indented if there is a depth.
    case show(String, depth: Int?)
    /// Something that is shown if a name has a value, and what is shown instead.
    case condition(String, [Node], else: [Node])
    /// Something that is shown for each text of a list, and what is shown for a list without texts.
    case loop(item: String, list: String, [Node], empty: [Node])
  }

  private let nodes: [Node]

  /// The template that tokens make; nil if it is no plain one, or has an error for Stencil to report.
  init?(_ tokens: [TemplateToken]) {
    guard let nodes = PlainTemplateParser.parse(tokens) else { return nil }
    self.nodes = nodes
  }

  /// The text that the template makes of the values of a context.
  func render(_ values: [String: TemplateValue]) -> String {
    var text = ""
    Self.render(nodes, values, into: &text)
    return text
  }

  private static func render(_ nodes: [Node], _ values: [String: TemplateValue], into text: inout String) {
    for node in nodes {
      switch node {
      case .text(let piece): text += piece
      case .show(let name, let depth): show(values[name], depth, into: &text)
      case .condition(let name, let inside, let others):
        render(isTrue(values[name]) ? inside : others, values, into: &text)
      case .loop(let item, let list, let inside, let empty):
        guard case .list(let texts)? = values[list], !texts.isEmpty else {
          render(empty, values, into: &text)
          continue
        }
        var inner = values
        for one in texts {
          inner[item] = .text(one)
          render(inside, inner, into: &text)
        }
      }
    }
  }

  private static func show(_ value: TemplateValue?, _ depth: Int?, into text: inout String) {
    switch value {
    case .text(let value): text += depth.map { Indentation.indent(value, by: $0) } ?? value
    case .list(let texts): text += texts.description
    case nil: break
    }
  }

  private static func isTrue(_ value: TemplateValue?) -> Bool {
    switch value {
    case .text(let text): !text.isEmpty
    case .list(let texts): !texts.isEmpty
    case nil: false
    }
  }
}
