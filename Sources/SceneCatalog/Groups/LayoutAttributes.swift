extension [AttributeKind] {
  /// The layout of a view in its superview.
  static let layout: [AttributeKind] =
    .positions + [
      .init(key: .pin, "The superview or guide to which the edges are pinned."),
      .init(key: .edges, "The edges that `pin` applies to, by default all."),
      .init(key: .inset, "The distance between the view and the pinned edges."),
      .init(
        key: .viewPlace,
        "The property that holds the view, or `detached` for none."
      ),
      .init(key: .frame, sets: "frame", "The frame in the superview, without constraints."),
      .init(
        key: .autoresizingMask, sets: "autoresizingMask",
        "The autoresizing behaviour of a view without constraints."),
      .init(
        "layoutMargins", .insets, sets: "directionalLayoutMargins", "The layout margins of the view."),
      .init(
        "preservesSuperviewLayoutMargins", .boolean, sets: "preservesSuperviewLayoutMargins",
        "Whether the view also respects the superview's layout margins."),
      .init(
        "insetsLayoutMarginsFromSafeArea", .boolean, sets: "insetsLayoutMarginsFromSafeArea",
        "Whether the layout margins stay within the safe area."),
      .init(
        "horizontalHuggingPriority", .numberIn(0...1000),
        calls: "setContentHuggingPriority(UILayoutPriority(%), for: .horizontal)",
        "The priority with which the view resists growing in width."),
      .init(
        "verticalHuggingPriority", .numberIn(0...1000),
        calls: "setContentHuggingPriority(UILayoutPriority(%), for: .vertical)",
        "The priority with which the view resists growing in height."
      ),
      .init(
        "horizontalCompressionResistancePriority", .numberIn(0...1000),
        calls: "setContentCompressionResistancePriority(UILayoutPriority(%), for: .horizontal)",
        "The priority with which the view resists shrinking in width."),
      .init(
        "verticalCompressionResistancePriority", .numberIn(0...1000),
        calls: "setContentCompressionResistancePriority(UILayoutPriority(%), for: .vertical)",
        "The priority with which the view resists shrinking in height."),
    ]

  /// Edges, centres and sizes, which layout guides have, too.
  static let positions: [AttributeKind] = [
    .init("top", .position(.top), "The position of the top edge."),
    .init("bottom", .position(.bottom), "The position of the bottom edge."),
    .init("leading", .position(.leading), "The position of the leading edge."),
    .init("trailing", .position(.trailing), "The position of the trailing edge."),
    .init("left", .position(.left), "The position of the left edge."),
    .init("right", .position(.right), "The position of the right edge."),
    .init("centerX", .position(.centerX), "The horizontal position of the centre."),
    .init("centerY", .position(.centerY), "The vertical position of the centre."),
    .init("firstBaseline", .position(.firstBaseline), "The position of the first baseline."),
    .init("lastBaseline", .position(.lastBaseline), "The position of the last baseline."),
    .init("width", .dimension(.width), "The width of the element."),
    .init("height", .dimension(.height), "The height of the element."),
    .init(key: .size, excludes: ["width", "height"], "The width and height of the element."),
  ]
}
