extension ElementKind {
  package static let segue = ElementKind(
    "segue", .segue,
    "A way from one controller to another.",
    attributes: [
      .init("kind", .choice(.segueKind), isRequired: true, "How it goes there."),
      .init("identifier", .identifier, "What code calls it by; it becomes a Swift name."),
      .init("destination", .reference, isRequired: true, "Where it leads."),
      .init("relationship", .choice(.relationship), "Which child the destination is, for a relationship."),
      .init("initial", .boolean, "Whether this child is the first to be shown, of several in a container view."),
      .init("transition", .choice(.transition), "How a container view changes to this child."),
      .init("duration", .number, "How long that takes, in seconds."),
      .init("animates", .boolean, "Whether it is animated."),
      .init("modalPresentationStyle", .choice(.modalPresentationStyle), "How the destination is presented."),
      .init("modalTransitionStyle", .choice(.modalTransitionStyle), "How the destination comes and goes."),
      .init("popoverAnchorView", .reference, "The view that a popover points at."),
      .init("popoverAnchorBarButtonItem", .reference, "The bar button item that a popover points at."),
      .init("unwindAction", .selector, "The method of the destination that an unwind segue calls."),
    ],
    including: [AttributeKind.customClass],
    children: [.argument],
    example: """
      <segue kind="push" identifier="showDetail" destination="detail"/>
      """
  )
}
