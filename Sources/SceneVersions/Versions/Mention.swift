import SceneCatalog

/// A name in the value of an attribute: `title` in `top="title.bottom + 8"`.
struct Mention {
  /// Where the name is declared.
  let scope: NameScope
  let name: String
  /// The text in front of the name in its value.
  fileprivate let before: Substring.UTF8View
  private let after: Substring.UTF8View

  private init(_ scope: NameScope, _ value: String, _ range: Range<Int>) {
    self.scope = scope
    let bytes = value[...].utf8
    before = bytes.prefix(range.lowerBound)
    after = bytes.dropFirst(range.upperBound)
    name = String(decoding: bytes.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  /// The names in the value of an attribute, in order.
  static func all(in value: String, of attribute: String, on node: Version.Node) -> [Mention] {
    guard let kind = node.element?.attribute(written: attribute), let scope = kind.refersTo else { return [] }
    return kind.names(in: value).map { Mention(scope, value, $0) }
  }

  /// The value of an attribute with other names. `name` returns nil for a name that stays.
  static func value(
    _ value: String, of attribute: String, on node: Version.Node, naming name: (Mention) -> String?
  ) -> String {
    // From the last name to the first, so that what is in front of a name is as it was.
    all(in: value, of: attribute, on: node).reversed().reduce(value) { value, mention in
      guard let other = name(mention) else { return value }
      let rest = value.utf8.dropFirst(mention.before.count + mention.name.utf8.count)
      return String(Substring(mention.before)) + other + String(Substring(rest))
    }
  }

  /// The value with another name.
  func value(naming other: String) -> String { String(Substring(before)) + other + String(Substring(after)) }
}
