import Stencil

/// A value of a template's context.
///
/// A class, since Stencil asks each value what it is by a dozen casts, and those of a class cost a tenth of a string's.
final class TemplateText: CustomStringConvertible {
  let description: String

  init(_ text: String) { description = text }
}

/// A list in a template's context.
final class TemplateList {
  let texts: [TemplateText]

  init(_ texts: [String]) { self.texts = texts.map(TemplateText.init) }
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

  /// The context as Stencil takes it.
  var values: [String: Any] {
    var values: [String: Any] = [:]
    for (name, text) in texts where !text.isEmpty { values[name] = TemplateText(text) }
    for (name, fact) in facts where fact { values[name] = TemplateText("true") }
    for (name, list) in lists where !list.isEmpty { values[name] = TemplateList(list) }
    return values
  }
}
