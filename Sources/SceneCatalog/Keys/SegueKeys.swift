extension AttributeKey where Value == String {
  package static var identifier: Self { Self("identifier", .identifier) }
  package static var destination: Self { Self("destination", .reference, refersTo: .controllers) }
  package static var popoverAnchorView: Self {
    Self("popoverAnchorView", .reference, refersTo: .tree(.anyView))
  }
  package static var popoverAnchorBarButtonItem: Self {
    Self("popoverAnchorBarButtonItem", .reference, refersTo: .tree([.barButtonItem]))
  }
  package static var argumentName: Self { Self("name", .name, refersTo: .parameters) }
  package static var argumentValue: Self { Self("value", .literal) }
}

extension AttributeKey where Value == Bool {
  package static var initial: Self { Self("initial") }
  package static var animates: Self { Self("animates") }
}

extension AttributeKey where Value == SegueKind {
  package static var kind: Self { Self("kind") }
}

extension AttributeKey where Value == Relationship {
  package static var relationship: Self { Self("relationship") }
}

extension AttributeKey where Value == SwapTransition {
  package static var transition: Self { Self("transition") }
}

extension AttributeKey where Value == Decimal {
  package static var duration: Self { Self("duration") }
}

extension AttributeKey where Value == Word {
  package static var modalPresentationStyle: Self { Self("modalPresentationStyle", .modalPresentationStyle) }
  package static var modalTransitionStyle: Self { Self("modalTransitionStyle", .modalTransitionStyle) }
}

extension AttributeKey where Value == DestinationMethod {
  package static var destinationCreation: Self { Self("destinationCreation") }
}

extension AttributeKey where Value == Names {
  package static var passthroughViews: Self { Self("passthroughViews", refersTo: .tree(.anyView)) }
}

extension AttributeKey where Value == SegueTrigger {
  package static var trigger: Self { Self("trigger") }
}

extension AttributeKey where Value == Selector {
  package static var unwindAction: Self { Self("unwindAction") }
}
