extension Choice {
  static let accessibilityTraits = Choice(
    "accessibilityTraits", "button", "link", "image", "searchField", "keyboardKey", "staticText", "header", "tabBar",
    "summaryElement", "notEnabled", "selected", "adjustable", "playsSound", "startsMediaSession",
    "updatesFrequently", "allowsDirectInteraction", "causesPageTurn", "none")
}
