import SceneDiagnostics

extension DocumentReader {
  /// Parses `name="value"` in a start tag.
  mutating func readAttribute() {
    let isApart = bytes[index - 1].isWhitespace
    let name = readName(of: .attribute)
    if !isApart { reportMissingWhitespace(before: name) }
    skipWhitespace()
    guard byte == .equals else {
      let isFit = endOfName(from: name.lowerBound) == name.upperBound
      return isApart && isFit ? reportMissingValue(name) : ()
    }
    index += 1
    skipSurplusEquals()
    if let value = readValue(of: name) { append(name, value) }
  }

  /// Adds an attribute to the element, unless it already has one of that name.
  private mutating func append(_ name: Range<Int>, _ value: SourceValue) {
    guard !isRepeated(name) else { return }
    tree.append(
      Document.Attribute(
        name: string(name), value: value.text,
        nameRange: SourceRange(name), valueRange: SourceRange(value.range), quote: value.quote))
  }

  private mutating func skipSurplusEquals() {
    skipWhitespace()
    while byte == .equals {
      reportUnexpected("a second '='", index..<index + 1)
      index += 1
      skipWhitespace()
    }
  }

  private mutating func readValue(of name: Range<Int>) -> SourceValue? {
    switch byte {
    case .quote, .apostrophe:
      return readQuotedValue(of: name)
    case .greaterThan, .slash, .lessThan, .equals, .endOfFile:
      reportMissingValue(name)
      return nil
    default:
      guard !isAttribute(at: index) else {
        reportMissingValue(name)
        return nil
      }
      return readUnquotedValue(of: name)
    }
  }

  /// Whether a complete attribute begins at `place`.
  func isAttribute(at place: Int) -> Bool {
    let end = endOfName(from: place)
    return end > place && end + 1 < bytes.count && bytes[end] == .equals && bytes[end + 1].isQuote
  }

  private mutating func reportMissingWhitespace(before name: Range<Int>) {
    reportInTag(MissingWhitespace(name: excerpt(name)), name, fix: insertion(of: " ", at: name.lowerBound))
  }

  /// Reports an attribute without a value, or with a value but without an equals sign.
  private mutating func reportMissingValue(_ name: Range<Int>) {
    guard byte.isQuote, bytes[name.upperBound..<index].allSatisfy(\.isWhitespace) else {
      return reportInTag(MissingAttributeValue(name: excerpt(name), hasValue: false), name)
    }
    let message = MissingAttributeValue(name: excerpt(name), hasValue: true)
    reportInTag(message, name, fix: insertion(of: "=", at: name.upperBound))
    if let value = readValue(of: name) { append(name, value) }
  }

  /// Whether the element already has an attribute of that name; reports it.
  private mutating func isRepeated(_ name: Range<Int>) -> Bool {
    guard let earlier = earlierAttribute(name) else { return false }
    let note = Note("the first '\(excerpt(name))' is here", at: place(earlier))
    reportInTag(DuplicateAttribute(name: excerpt(name)), name, notes: [note])
    return true
  }

  /// Finds an earlier attribute by name: with a linear search if there are few, in a table if there are many.
  private mutating func earlierAttribute(_ name: Range<Int>) -> Range<Int>? {
    let attributes = tree.attributesOfInnermost
    let few = 16
    guard attributes.count >= few else {
      for place in attributes.indices where isSame(attributes[place].nameRange.bytes, name) {
        return attributes[place].nameRange.bytes
      }
      return nil
    }
    if attributes.count == few {
      manyAttributes = [:]
      for attribute in attributes { manyAttributes[Array(bytes[attribute.nameRange.bytes])] = attribute.nameRange }
    }
    let key = Array(bytes[name])
    if let earlier = manyAttributes[key] { return earlier.bytes }
    manyAttributes[key] = SourceRange(name)
    return nil
  }
}
