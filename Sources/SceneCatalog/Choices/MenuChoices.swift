extension Choice {
  static let modifierFlags = Choice(
    "modifierFlags", "alphaShift", "shift", "control", "alternate", "command", "numericPad")
  static let menuOptions = Choice("options", "displayInline", "destructive", "singleSelection")
  static let menuAttributes = Choice("attributes", "disabled", "destructive", "hidden")
  static let menuState = Choice("state", "off", "on", "mixed")
}
