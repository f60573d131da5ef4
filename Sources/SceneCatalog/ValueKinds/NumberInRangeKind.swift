/// A decimal number in a range.
struct NumberInRangeKind: ValueDefinition {
  let range: ClosedRange<Double>

  private var least: Int { Int(range.lowerBound) }
  private var most: Int { Int(range.upperBound) }

  var name: String { "number" }
  var expectation: String { "a number from \(least) to \(most)" }
  var schemaType: SchemaType? { SchemaType("value.numberFrom\(least)To\(most)", .decimal(in: range)) }
  var token: ValueToken? { .number }
  var storyboardForm: StoryboardForm { .number }

  func value(of text: String) -> AttributeValue? {
    Decimal(text).flatMap { range.contains($0.value) ? .number($0) : nil }
  }
}
