extension AttributeKey where Value == String {
  package static var property: Self { Self("property", .name) }
  package static var receiver: Self { Self("destination", .receiver) }
  package static var headerTitle: Self { Self("headerTitle", .text) }
  package static var footerTitle: Self { Self("footerTitle", .text) }
}

extension AttributeKey where Value == Bool {
  package static var retain: Self { Self("retain") }
}

extension AttributeKey where Value == Selector {
  package static var selector: Self { Self("selector") }
}

extension AttributeKey where Value == Word {
  package static var eventType: Self { Self("eventType", .controlEvent) }
  package static var systemItem: Self { Self("systemItem", .systemItem) }
}

extension AttributeKey where Value == BarItemPlacement {
  package static var placement: Self { Self("placement") }
}

extension AttributeKey where Value == ImageSource {
  package static var image: Self { Self("image", .image) }
  package static var systemImage: Self { Self("systemImage", .systemImage) }
}
