/// A value of a template's context.
enum TemplateValue: Sendable, Equatable {
  case text(String)
  case list([String])
}

/// What a template can use. A name without a value is absent, so that `{% if views %}` asks whether there are any.
protocol TemplateContext {
  /// The names, whether they have a value or not.
  static var names: Set<String> { get }
  /// The texts by their names.
  var texts: KeyValuePairs<String, String> { get }
  /// The names that only say that something is so.
  var facts: KeyValuePairs<String, Bool> { get }
  /// The lists by their names.
  var lists: KeyValuePairs<String, [String]> { get }
}

extension TemplateContext {
  var facts: KeyValuePairs<String, Bool> { [:] }
  var lists: KeyValuePairs<String, [String]> { [:] }

  /// The names that have a value, each with its value.
  var values: [String: TemplateValue] {
    var values: [String: TemplateValue] = [:]
    for (name, text) in texts where !text.isEmpty { values[name] = .text(text) }
    for (name, fact) in facts where fact { values[name] = .text("true") }
    for (name, list) in lists where !list.isEmpty { values[name] = .list(list) }
    return values
  }
}
