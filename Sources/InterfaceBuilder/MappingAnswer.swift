/// What the mapping says of one element or attribute: each column of the closest row that fills it. A class, because all
/// that is alike has the same answer.
public final class MappingAnswer {
  /// The counterpart: `label`, `.text`, `wrapper` …; nil if no row names one. Only `{key}` still stands for something.
  public let counterpart: String?
  private let namesKey: Bool
  /// A reason or an explanation.
  public let note: String
  /// What Interface Builder takes an absent attribute for.
  public let absent: String?
  private let defaults: [String]
  /// Those of the defaults that are numbers.
  private let numbers: [Double]
  private let values: [(pattern: String, word: String)]

  init(_ rows: [MappingRow], of element: String, _ attribute: String?) {
    func resolved(_ text: String) -> String {
      guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
      let text = text.replacing("{element}", with: element)
      return attribute.map { text.replacing("{attribute}", with: $0) } ?? text
    }
    let counterparts = rows.lazy.map(\.ours).filter { !$0.isEmpty }
    // A `+` stands for what the next row says.
    counterpart = counterparts.first.map { first in
      resolved(
        first.contains("+")
          ? first.replacing("+", with: counterparts.first { !$0.contains("+") } ?? "+", maxReplacements: 1) : first)
    }
    namesKey = counterpart?.contains("{key}") ?? false
    note = rows.first { !$0.note.isEmpty }?.note ?? ""
    // A row that says what UIKit has makes what a wider context says of absence void.
    let closest = rows.first { $0.absent != nil || !$0.defaults.isEmpty }
    absent = closest?.absent
    defaults = rows.first { !$0.defaults.isEmpty }?.defaults ?? []
    numbers = defaults.compactMap(Double.init)
    values = (rows.first { !$0.values.isEmpty }?.values ?? []).map { ($0.pattern, resolved($0.word)) }
  }

  /// The counterpart of what has a key.
  public func counterpart(withKey key: String?) -> String? {
    namesKey ? counterpart?.replacing("{key}", with: key ?? "") : counterpart
  }

  /// Whether an element counts only if something in it does.
  public var isPlain: Bool { defaults.contains(":plain") }
  /// Whether it lists what becomes of values.
  public var listsValues: Bool { !values.isEmpty }

  /// What UIKit has by itself; nil if the table does not say.
  public var standard: String? { defaults.first.flatMap { $0.hasPrefix(":") ? nil : $0 } }

  /// Whether UIKit has a value by itself.
  public func isDefault(_ value: String) -> Bool {
    if defaults.contains(value) { return true }
    guard !numbers.isEmpty, let number = Double(value) else { return false }
    return numbers.contains { abs($0 - number) < 1e-9 }
  }

  /// A value in the words of scenes, or what stands for one: `+`, `?`, `{text}`; nil if the table does not say.
  public func word(for value: String) -> String? {
    for (pattern, word) in values {
      guard let star = pattern.firstIndex(of: "*") else {
        if pattern == value { return word }
        continue
      }
      let (start, end) = (pattern[..<star], pattern[pattern.index(after: star)...])
      guard value.hasPrefix(start), value.hasSuffix(end), value.count >= start.count + end.count else { continue }
      return word.replacing("*", with: value.dropFirst(start.count).dropLast(end.count))
    }
    return nil
  }
}
