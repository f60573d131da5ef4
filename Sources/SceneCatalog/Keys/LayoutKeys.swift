extension AttributeKey where Value == ViewGuide {
  package static var pin: Self { Self("pin") }
}

extension AttributeKey where Value == Insets {
  package static var inset: Self { Self("inset") }
}

extension AttributeKey where Value == Rectangle {
  package static var frame: Self { Self("frame") }
}

extension AttributeKey where Value == Words {
  package static var edges: Self { Self("edges", .edges) }
  package static var autoresizingMask: Self { Self("autoresizingMask", .autoresizing) }
}

extension AttributeKey where Value == ConstraintItem {
  package static var firstItem: Self { Self("firstItem") }
  package static var secondItem: Self { Self("secondItem") }
}

extension AttributeKey where Value == LayoutSide {
  package static var firstAttribute: Self { Self("firstAttribute") }
  package static var secondAttribute: Self { Self("secondAttribute") }
}

extension AttributeKey where Value == LayoutRelation {
  package static var relation: Self { Self("relation") }
}

extension AttributeKey where Value == Multiplier {
  package static var multiplier: Self { Self("multiplier") }
}

extension AttributeKey where Value == Decimal {
  package static var priority: Self { Self("priority", in: 1...1000) }
}

extension AttributeKey where Value == String {
  package static var constraintIdentifier: Self { Self("identifier", .string) }
}

extension AttributeKey where Value == Size {
  package static var size: Self { Self("size") }
}

extension AttributeKey where Value == Distance {
  package static var constant: Self { Self("constant") }
}

extension AttributeKey where Value == TraitAlternatives {
  package static var when: Self { Self("when") }
}

extension AttributeKey where Value == Bool {
  package static var active: Self { Self("active") }
}
