extension AttributeKey where Value == String {
  package static var property: Self { Self("property", .name) }
  package static var outletDestination: Self { Self("destination", .reference) }
  package static var receiver: Self { Self("destination", .receiver) }
  package static var headerTitle: Self { Self("headerTitle", .text) }
  package static var footerTitle: Self { Self("footerTitle", .text) }
}

extension AttributeKey where Value == String {
  package static var reuseIdentifier: Self { Self("reuseIdentifier", .string) }
  package static var use: Self { Self("use", .reference, refersTo: .views) }
  package static var supplementaryKind: Self { Self("kind", .string) }
}

extension AttributeKey where Value == Bool {
  package static var retain: Self { Self("retain") }
  package static var outlet: Self { Self("outlet") }
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

extension AttributeKey where Value == Names {
  package static var styles: Self { Self("styles", refersTo: .styles) }
}

extension AttributeKey where Value == PropertyPath {
  package static var setProperty: Self { Self("property") }
}

extension AttributeKey where Value == SettingType {
  package static var setType: Self { Self("type") }
}

extension AttributeKey where Value == String {
  package static var runText: Self { Self("text", .text) }
  package static var setValue: Self { Self("value", .literal) }
  package static var setTextKey: Self { Self("value." + TextSuffix.key.rawValue, .string) }
  package static var setTextComment: Self { Self("value." + TextSuffix.comment.rawValue, .string) }
}
