/// A type that the value of an attribute can have.
package protocol AttributeValueType: Sendable {
  /// The value, if it is of this type.
  init?(_ value: AttributeValue)
}

extension Bool: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .boolean(let flag) = value else { return nil }
    self = flag
  }
}

extension String: AttributeValueType {
  package init?(_ value: AttributeValue) {
    switch value {
    case .text(let text), .string(let text), .name(let text): self = text
    case .localized(let text): self = text.text
    default: return nil
    }
  }
}

extension LocalizedText: AttributeValueType {
  package init?(_ value: AttributeValue) {
    switch value {
    case .text(let text): self.init(text)
    case .localized(let text): self = text
    default: return nil
    }
  }
}

extension Decimal: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension TypeName: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .type(let type) = value else { return nil }
    self = type
  }
}

extension Word: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .word(let word) = value else { return nil }
    self = word
  }
}

extension ImageSource: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .image(let image) = value else { return nil }
    self = image
  }
}

extension Rectangle: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .rectangle(let rectangle) = value else { return nil }
    self = rectangle
  }
}

extension Insets: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .insets(let insets) = value else { return nil }
    self = insets
  }
}

extension Selector: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .selector(let selector) = value else { return nil }
    self = selector
  }
}

extension ConstraintItem: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .item(let item) = value else { return nil }
    self = item
  }
}

extension Multiplier: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .multiplier(let multiplier) = value else { return nil }
    self = multiplier
  }
}

/// Some of the words of a choice.
package struct Words: AttributeValueType {
  package let all: [Word]

  package init?(_ value: AttributeValue) {
    guard case .words(let words) = value else { return nil }
    all = words
  }
}

extension Size: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .size(let size) = value else { return nil }
    self = size
  }
}

extension PropertyPath: AttributeValueType {
  package init?(_ value: AttributeValue) {
    guard case .propertyPath(let path) = value else { return nil }
    self = path
  }
}
