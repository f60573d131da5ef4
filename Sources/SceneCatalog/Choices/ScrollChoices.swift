extension Choice {
  static let scrollIndicatorStyle = Choice("indicatorStyle", "default", "black", "white")
}
