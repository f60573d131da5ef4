extension Choice {
  static let barStyle = Choice("barStyle", "default", "black")
  static let barBackground = Choice(
    "background",
    expressing: [
      "default": "configureWithDefaultBackground", "opaque": "configureWithOpaqueBackground",
      "transparent": "configureWithTransparentBackground",
    ])
  static let tabPositioning = Choice("itemPositioning", "automatic", "fill", "centered")
}
