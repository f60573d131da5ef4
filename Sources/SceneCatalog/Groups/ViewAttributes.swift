extension [AttributeKind] {
  /// The attributes of every view.
  static let view: [AttributeKind] = .unplacedView + .layout

  /// The attributes of a view that the scene does not position.
  static let unplacedView: [AttributeKind] =
    [
      .id,
      .init("backgroundColor", .color, sets: "backgroundColor", "The background colour of the view."),
      .init("tintColor", .color, sets: "tintColor", "The tint colour of the view and its subviews."),
      .init("hidden", .boolean, sets: "isHidden", "Whether the view is hidden."),
      .init("alpha", .numberIn(0...1), sets: "alpha", "The opacity of the view, from 0 to 1."),
      .init(
        "contentMode", .choice(.contentMode), sets: "contentMode", "The mode for scaling and positioning the content."),
      .init("clipsSubviews", .boolean, sets: "clipsToBounds", "Whether subviews are clipped to the view's bounds."),
      .init(
        "clearsContextBeforeDrawing", .boolean, sets: "clearsContextBeforeDrawing",
        "Whether the view's bounds are cleared before drawing."),
      .init(
        "autoresizesSubviews", .boolean, sets: "autoresizesSubviews",
        "Whether subviews resize with the view by their autoresizing masks."),
      .init(
        "contentsCenter", .rect, sets: "layer.contentsCenter",
        "The stretchable part of the content, in fractions."),
      .init("opaque", .boolean, sets: "isOpaque", "Whether the view is opaque."),
      .init(
        "userInteractionEnabled", .boolean, sets: "isUserInteractionEnabled", "Whether the view receives user events."),
      .init(
        "multipleTouchEnabled", .boolean, sets: "isMultipleTouchEnabled",
        "Whether the view receives more than one touch at a time."),
      .init("tag", .integer(atLeast: 0), sets: "tag", "A number that identifies the view in code."),
      .init(
        "semanticContentAttribute", .choice(.semanticContent), sets: "semanticContentAttribute",
        "The semantic meaning of the content, which determines mirroring."),
      .init(
        "restorationIdentifier", .string, sets: "restorationIdentifier", "The identifier for state restoration."),
      .init(
        "accessibilityIdentifier", .string, sets: "accessibilityIdentifier", "The identifier for user interface tests."
      ),
      .init(
        "accessibilityLabel", .text, sets: "accessibilityLabel",
        "A short description of the view for assistive technologies."),
      .init(
        "accessibilityHint", .text, sets: "accessibilityHint",
        "A description of an action's result for assistive technologies."),
      .init(
        "accessibilityValue", .text, sets: "accessibilityValue",
        "The current value of the view for assistive technologies."),
      .init(
        "accessibilityTraits", .options(.accessibilityTraits), sets: "accessibilityTraits",
        "The accessibility traits, instead of those of the class."),
      .init(
        "accessibilityElement", .boolean, sets: "isAccessibilityElement",
        "Whether assistive technologies can access the view."),
      .init(key: .when, "The traits for which the view is installed, by default all."),
    ] + AttributeKind.customClass
}
