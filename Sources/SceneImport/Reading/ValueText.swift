import InterfaceBuilder
import SceneCatalog

/// Converts values of Interface Builder to values of attributes.
struct ValueText {
  let reader: MappingReader

  /// The text of an attribute's value in a scene.
  ///
  /// - Parameter word: the value, in the words of the mapping if it has one for it.
  /// - Returns: nil if the attribute does not take it.
  func text(_ word: String, for kind: ValueKind) -> String? {
    candidates(word, kind).first { AttributeValue($0, as: kind) != nil }
  }

  private func candidates(_ word: String, _ kind: ValueKind) -> [String] {
    switch kind.definition.storyboardForm {
    case .same, .sameExcept, .element: [word]
    case .number: [NumberText.tidy(word) ?? word]
    case .flag: [word == "YES" ? "true" : word == "NO" ? "false" : word]
    case .selector: [Self.selector(word)]
    case .numbersInElement: [word, Self.numbers(word)]
    case .symbolConfiguration: [word, "scale " + word, "weight " + word]
    }
  }

  /// `save:` becomes `save(_:)`, which is how Swift names it.
  private static func selector(_ text: String) -> String {
    text.hasSuffix(":") && !text.contains("(") ? text.dropLast() + "(_:)" : text
  }

  /// `{20, 20}` becomes `20 20`.
  private static func numbers(_ text: String) -> String {
    text.split { "{}, ".contains($0) }.map { NumberText.tidy(String($0)) ?? String($0) }.joined(separator: " ")
  }

  /// The text of an element that is a value, such as `color` or `rect`, as an attribute takes it.
  func text(_ element: NibElement, for kind: ValueKind) -> String? {
    let text: String? =
      switch element.name {
      case "color": ColorText(reader: reader).text(element)
      case "fontDescription", "font": FontText(reader: reader).text(element)
      case "rect": numbers(element, ["x", "y", "width", "height"])
      case "frame": frame(element)
      case "size", "value": numbers(element, ["width", "height"])
      case "offsetWrapper": numbers(element, ["horizontal", "vertical"])
      case "point": numbers(element, ["x", "y"])
      case "range": numbers(element, ["location", "length"])
      case "inset": insets(element, ["minY", "minX", "maxY", "maxX"])
      case "edgeInsets": insets(element, ["top", "left", "bottom", "right"])
      case "directionalEdgeInsets": insets(element, ["top", "leading", "bottom", "trailing"])
      case "bool": element["value"].map { $0 == "YES" ? "true" : "false" }
      case "integer", "real": number(element)
      case "string", "mutableString": decoded(element)
      case PlainText.elementName: PlainText.text(element)
      case "date": element["timeIntervalSinceReferenceDate"].flatMap(Double.init).flatMap(DateText.text)
      case "locale": element["localeIdentifier"]
      case "timeZone": element["name"]
      case "imageReference": element["image"]
      case "nil": "nil"
      // A set of options that names none.
      case "extendedEdge", "dataDetectorType": "none"
      case "preferredSymbolConfiguration": symbol(element)
      default: nil
      }
    return text.flatMap { AttributeValue($0, as: kind) == nil ? nil : $0 }
  }

  private func number(_ element: NibElement) -> String {
    guard let value = element["value"] else { return "0" }
    return reader.answer(element, "value")?.word(for: value) ?? NumberText.exact(value) ?? "0"
  }

  private func symbol(_ element: NibElement) -> String? {
    let font = element.children(named: "fontDescription").first.flatMap { FontText(reader: reader).text($0) }
    let style = font.flatMap { $0.contains(" ") ? String($0.split(separator: " ")[1]) : $0 }
    let size = element["pointSize"].flatMap { NumberText.tidy($0) } ?? style
    let (weight, scale) = (known(element["weight"]), known(element["scale"]))
    let words = [size, weight, scale].compactMap(\.self)
    if size != nil { return words.joined(separator: " ") }
    // A scene has one of the two.
    if weight != nil, scale != nil { return nil }
    return weight.map { "weight " + $0 } ?? scale.map { "scale " + $0 }
  }

  /// A word, unless it is that of an unset value.
  private func known(_ word: String?) -> String? { word == "default" || word == "unspecified" ? nil : word }

  private func decoded(_ element: NibElement) -> String? {
    element["base64-UTF8"] == "YES" ? Base64Text.decoded(element.text) : element.text
  }

  private func numbers(_ element: NibElement, _ names: [String]) -> String {
    names.map { element[$0].flatMap { NumberText.tidy($0) } ?? "0" }.joined(separator: " ")
  }

  private func insets(_ element: NibElement, _ names: [String]) -> String {
    let values = names.map { element[$0].flatMap { NumberText.tidy($0) } ?? "0" }
    return Set(values).count == 1 ? values[0] : values.joined(separator: " ")
  }

  /// A frame that the edges of the superview give, at the size that the superview has in the file.
  private func frame(_ element: NibElement) -> String? {
    let superview = element.parent?.ancestors.first { $0.children(named: "rect").contains { $0.key == "frame" } }
    guard let rect = superview?.children(named: "rect").first(where: { $0.key == "frame" }),
      let width = rect["width"].flatMap(Double.init), let height = rect["height"].flatMap(Double.init)
    else { return nil }
    func number(_ name: String) -> Double? { element[name].flatMap(Double.init) }
    let x = number("minX") ?? max(width - (number("maxX") ?? 0) - (number("width") ?? 0), 0)
    let y = number("minY") ?? max(height - (number("maxY") ?? 0) - (number("height") ?? 0), 0)
    let ownWidth = number("width") ?? max(width - x - (number("maxX") ?? 0), 0)
    let ownHeight = number("height") ?? max(height - y - (number("maxY") ?? 0), 0)
    return [x, y, ownWidth, ownHeight].map { NumberText.tidy($0) }.joined(separator: " ")
  }
}

/// Points in time.
enum DateText {
  /// The point in time that is some seconds after the beginning of 2001, by its date and time in UTC.
  static func text(_ seconds: Double) -> String? {
    guard seconds.isFinite, abs(seconds) < 1e11 else { return nil }
    let whole = Int(seconds.rounded(.down)) + 978_307_200
    let (days, rest) = (whole >= 0 ? whole / 86_400 : (whole - 86_399) / 86_400, ((whole % 86_400) + 86_400) % 86_400)
    let (year, month, day) = date(days)
    guard year >= 0 else { return nil }
    return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2) + "T" + padded(rest / 3600, 2) + ":"
      + padded(rest / 60 % 60, 2) + ":" + padded(rest % 60, 2) + "Z"
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.count, 0)) + text
  }

  /// The date some days after the beginning of 1970, in the Gregorian calendar.
  private static func date(_ days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let index = (5 * dayOfYear + 2) / 153
    let month = index < 10 ? index + 3 : index - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * index + 2) / 5 + 1)
  }
}
