extension Choice {
  static let edges = Choice("edges", "top", "leading", "trailing", "bottom")
  static let axis = Choice("axis", "horizontal", "vertical")
  static let stackDistribution = Choice(
    "distribution", "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering")
  static let stackAlignment = Choice(
    "alignment", "fill", "leading", "firstBaseline", "center", "trailing", "lastBaseline", "top", "bottom")
  static let systemDistance = Choice("distance", expressing: ["system": "UIStackView.spacingUseSystem"])
  static let contentMode = Choice(
    "contentMode", "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight")
  static let autoresizing = Choice(
    "autoresizingMask", "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin")
  static let semanticContent = Choice(
    "semanticContentAttribute", "unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft")
  static let pin = Choice("pin", of: ViewGuide.self)
  static let relation = Choice("relation", of: LayoutRelation.self)
  static let layoutAttribute = Choice("attribute", of: LayoutSide.self)
}
