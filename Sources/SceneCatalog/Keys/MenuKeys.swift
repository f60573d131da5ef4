extension AttributeKey where Value == Words {
  package static var menuOptions: Self { Self("options", .menuOptions) }
  package static var menuAttributes: Self { Self("attributes", .menuAttributes) }
  package static var modifierFlags: Self { Self("modifierFlags", .modifierFlags) }
}

extension AttributeKey where Value == Word {
  package static var menuState: Self { Self("state", .menuState) }
}

extension AttributeKey where Value == String {
  package static var discoverabilityTitle: Self { Self("discoverabilityTitle", .text) }
}

extension AttributeKey where Value == KeyInput {
  package static var keyInput: Self { Self("input") }
}
