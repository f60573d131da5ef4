extension Choice {
  static let buttonConfigurationStyle = Choice(
    "style", "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent")
  static let buttonCornerStyle = Choice("cornerStyle", "fixed", "dynamic", "small", "medium", "large", "capsule")
  static let buttonSize = Choice("buttonSize", "mini", "small", "medium", "large")
  static let buttonTitleAlignment = Choice("titleAlignment", "automatic", "leading", "center", "trailing")
  static let imageEdge = Choice("imagePlacement", "top", "leading", "bottom", "trailing")
}
