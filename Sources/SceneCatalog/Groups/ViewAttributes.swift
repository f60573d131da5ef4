extension [AttributeKind] {
  /// What every view takes.
  static let view: [AttributeKind] = .unplacedView + .layout

  /// What a view takes whose place is not the author's choice.
  static let unplacedView: [AttributeKind] =
    [
      .id,
      .init("backgroundColor", .color, sets: "backgroundColor", "The colour behind its content."),
      .init("tintColor", .color, sets: "tintColor", "The colour of its interactive parts."),
      .init("hidden", .boolean, sets: "isHidden", "Whether it is hidden."),
      .init("alpha", .numberIn(0...1), sets: "alpha", "How opaque it is, from 0 to 1."),
      .init("contentMode", .choice(.contentMode), sets: "contentMode", "How its content fits its bounds."),
      .init("clipsSubviews", .boolean, sets: "clipsToBounds", "Whether subviews are cut off at its edges."),
      .init(
        "clearsContextBeforeDrawing", .boolean, sets: "clearsContextBeforeDrawing",
        "Whether its bounds are cleared before it draws."),
      .init(
        "autoresizesSubviews", .boolean, sets: "autoresizesSubviews",
        "Whether the masks of its subviews count when its size changes."),
      .init(
        "contentsCenter", .rect, sets: "layer.contentsCenter",
        "The part of its content that stretches, in fractions of the whole."),
      .init("opaque", .boolean, sets: "isOpaque", "Whether it covers all of its bounds."),
      .init("userInteractionEnabled", .boolean, sets: "isUserInteractionEnabled", "Whether it takes touches."),
      .init(
        "multipleTouchEnabled", .boolean, sets: "isMultipleTouchEnabled", "Whether it takes several touches at once."),
      .init("tag", .integer(atLeast: 0), sets: "tag", "A number to find it by."),
      .init(
        "semanticContentAttribute", .choice(.semanticContent), sets: "semanticContentAttribute",
        "Whether it is mirrored in right-to-left languages."),
      .init(
        "restorationIdentifier", .string, sets: "restorationIdentifier", "The name that state restoration knows it by."),
      .init(
        "accessibilityIdentifier", .string, sets: "accessibilityIdentifier", "The name that interface tests know it by."
      ),
      .init("accessibilityLabel", .text, sets: "accessibilityLabel", "What assistive technology calls it."),
      .init("accessibilityHint", .text, sets: "accessibilityHint", "What using it does, for assistive technology."),
      .init("accessibilityValue", .text, sets: "accessibilityValue", "What it is set to, for assistive technology."),
      .init(
        "accessibilityTraits", .options(.accessibilityTraits), sets: "accessibilityTraits",
        "What it is and does, for assistive technology, instead of what its class says."),
      .init(
        "accessibilityElement", .boolean, sets: "isAccessibilityElement",
        "Whether assistive technology takes it for one element."),
      .init(key: .when, "The traits with which it is in its superview; always if not said."),
    ] + AttributeKind.customClass
}
