import SceneCatalog

/// The documentation of the catalogue as Markdown.
enum Markdown {
  static func element(_ kind: ElementKind) -> String {
    let type = kind.type.map { "\n\nBecomes a `\($0)`\(since(kind.since))." } ?? ""
    return "**\(kind.name)** – \(kind.summary)\(type)\n\n```xml\n\(kind.example)\n```"
  }

  static func attribute(_ attribute: AttributeKind, of element: ElementKind) -> String {
    var text = "**\(attribute.name)** – \(attribute.summary)"
    text += "\n\nExpects \(attribute.value.definition.expectation)\(since(attribute.since))."
    if let swift = swift(attribute, of: element) { text += "\n\n```swift\n\(swift)\n```" }
    return text
  }

  /// The statement that an attribute becomes.
  static func swift(_ attribute: AttributeKind, of element: ElementKind) -> String? {
    let object = element.role == .controller ? "self" : SpelledName.loweringFirst(element.name)
    let value = "…"
    switch attribute.effect {
    case .structural: return nil
    case .property(let property): return "\(object).\(property) = \(value)"
    case .expression(let property, let expression):
      return "\(object).\(property) = \(expression.replacingPercent(by: value))"
    case .call(let call): return "\(object).\(call.replacingPercent(by: value))"
    case .entry(let key, let type): return "attributes[.\(key)] = \(type)(\(value))"
    case .shadow(let property, _): return "shadow.\(property) = \(value)"
    case .callIfTrue(let call): return "\(object).\(call)"
    case .creation(let fallback): return "// used to make the object; by default \(fallback)"
    }
  }

  private static func since(_ version: SystemVersion?) -> String { version.map { ", from \($0) on" } ?? "" }
}

extension String {
  fileprivate func replacingPercent(by text: String) -> String {
    split(separator: "%", omittingEmptySubsequences: false).joined(separator: text)
  }
}
