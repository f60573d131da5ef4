extension [AttributeKind] {
  /// How a view is laid out in its superview.
  static let layout: [AttributeKind] =
    .positions + [
      .init("pin", .choice(.pin), "Holds all four edges to those of the superview or one of its guides."),
      .init("inset", .insets, "How far inside the edges are that `pin` holds it to."),
      .init("frame", .rect, sets: "frame", "Its frame in the superview, where no constraints lay it out."),
      .init(
        "autoresizingMask", .options(.autoresizing), sets: "autoresizingMask",
        "What changes with the superview's size, where no constraints lay it out."),
      .init(
        "layoutMargins", .insets, sets: "directionalLayoutMargins", "The margins that `layoutMargins` guides keep."),
      .init(
        "preservesSuperviewLayoutMargins", .boolean, sets: "preservesSuperviewLayoutMargins",
        "Whether it keeps the superview's margins too."),
      .init(
        "insetsLayoutMarginsFromSafeArea", .boolean, sets: "insetsLayoutMarginsFromSafeArea",
        "Whether its margins stay inside the safe area."),
      .init(
        "horizontalHuggingPriority", .numberIn(0...1000),
        calls: "setContentHuggingPriority(UILayoutPriority(%), for: .horizontal)",
        "How firmly it refuses to grow wider."),
      .init(
        "verticalHuggingPriority", .numberIn(0...1000),
        calls: "setContentHuggingPriority(UILayoutPriority(%), for: .vertical)", "How firmly it refuses to grow taller."
      ),
      .init(
        "horizontalCompressionResistancePriority", .numberIn(0...1000),
        calls: "setContentCompressionResistancePriority(UILayoutPriority(%), for: .horizontal)",
        "How firmly it refuses to shrink in width."),
      .init(
        "verticalCompressionResistancePriority", .numberIn(0...1000),
        calls: "setContentCompressionResistancePriority(UILayoutPriority(%), for: .vertical)",
        "How firmly it refuses to shrink in height."),
    ]

  /// Edges, centres and sizes, which guides have too.
  static let positions: [AttributeKind] = [
    .init("top", .position, "Where its top edge is."),
    .init("bottom", .position, "Where its bottom edge is."),
    .init("leading", .position, "Where its leading edge is."),
    .init("trailing", .position, "Where its trailing edge is."),
    .init("left", .position, "Where its left edge is."),
    .init("right", .position, "Where its right edge is."),
    .init("centerX", .position, "Where its centre is, across."),
    .init("centerY", .position, "Where its centre is, down."),
    .init("firstBaseline", .position, "Where its first baseline is."),
    .init("lastBaseline", .position, "Where its last baseline is."),
    .init("width", .dimension, "How wide it is."),
    .init("height", .dimension, "How tall it is."),
  ]
}
