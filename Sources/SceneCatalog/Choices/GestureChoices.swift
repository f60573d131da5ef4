extension Choice {
  static let swipeDirection = Choice("direction", "right", "left", "up", "down")
  static let buttonMask = Choice("buttonMaskRequired", "primary", "secondary")
  static let scrollTypes = Choice("allowedScrollTypesMask", "discrete", "continuous", "all")
  static let rectEdges = Choice("edges", "top", "left", "bottom", "right", "all")
}
