extension Choice {
  static let axis = Choice("axis", "horizontal", "vertical")
  static let stackDistribution = Choice(
    "distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
  static let stackAlignment = Choice(
    "alignment", "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline", "top", "bottom")
  static let contentMode = Choice(
    "contentMode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight")
  static let autoresizing = Choice(
    "autoresizingMask", "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin")
  static let semanticContent = Choice(
    "semanticContentAttribute", "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")
  /// What a view's edges can be pinned to.
  package static let pin = Choice(
    "pin", "superview", "safeArea", "layoutMargins", "readableContent", "contentLayoutGuide", "frameLayoutGuide")
  static let relation = Choice(
    "relation",
    renaming: ["equal": "equal", "lessThanOrEqual": "lessThanOrEqual", "greaterThanOrEqual": "greaterThanOrEqual"])
  static let layoutAttribute = Choice(
    "attribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "firstBaseline", "lastBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin")
}
