extension AttributeKey where Value == Words {
  package static var stateName: Self { Self("name", .controlState) }
}

extension AttributeKey where Value == String {
  package static var scopeTitle: Self { Self("title", .text) }
}

extension AttributeKey where Value == Decimal {
  package static var minimumValue: Self { Self("minimumValue") }
  package static var maximumValue: Self { Self("maximumValue") }
  package static var stepValue: Self { Self("stepValue") }
}
