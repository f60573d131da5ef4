extension Choice {
  static let arrowDirections = Choice("permittedArrowDirections", "up", "down", "left", "right", "any", "unknown")
  static let detents = Choice("detents", expressing: ["medium": ".medium()", "large": ".large()"])
  static let detent = Choice("detent", "medium", "large")
  static let segueTrigger = Choice("trigger", of: SegueTrigger.self)
}

/// The part of a cell that triggers a segue.
package enum SegueTrigger: String, ChoiceWord, CaseIterable {
  case selection, accessoryAction

  package static let all = allCases
  package static var choice: Choice { .segueTrigger }
}
