extension [AttributeKind] {
  /// How a view is laid out in its superview.
  static let layout: [AttributeKind] =
    .positions + [
      .init(key: .pin, "Holds all four edges to those of the superview or one of its guides."),
      .init(key: .edges, "The edges that `pin` holds, where they are not all four."),
      .init(key: .inset, "How far inside the edges are that `pin` holds it to."),
      .init(
        key: .viewPlace,
        "Which property of the view or the navigation item around it is set to it, or that it is in no view of the scene."
      ),
      .init(key: .frame, sets: "frame", "Its frame in the superview, where no constraints lay it out."),
      .init(
        key: .autoresizingMask, sets: "autoresizingMask",
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
    .init("top", .position(.top), "Where its top edge is."),
    .init("bottom", .position(.bottom), "Where its bottom edge is."),
    .init("leading", .position(.leading), "Where its leading edge is."),
    .init("trailing", .position(.trailing), "Where its trailing edge is."),
    .init("left", .position(.left), "Where its left edge is."),
    .init("right", .position(.right), "Where its right edge is."),
    .init("centerX", .position(.centerX), "Where its centre is, across."),
    .init("centerY", .position(.centerY), "Where its centre is, down."),
    .init("firstBaseline", .position(.firstBaseline), "Where its first baseline is."),
    .init("lastBaseline", .position(.lastBaseline), "Where its last baseline is."),
    .init("width", .dimension(.width), "How wide it is."),
    .init("height", .dimension(.height), "How tall it is."),
    .init(key: .size, excludes: ["width", "height"], "How wide and how tall it is."),
  ]
}
