extension AttributeKey where Value == ViewPlace {
  package static var viewPlace: Self { Self("placement") }
}

extension AttributeKey where Value == Decimal {
  package static var rowHeight: Self { Self("rowHeight") }
}
