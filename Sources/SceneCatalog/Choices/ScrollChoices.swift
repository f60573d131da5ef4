extension Choice {
  static let indicatorStyle = Choice("indicatorStyle", "default", "black", "white")
}
