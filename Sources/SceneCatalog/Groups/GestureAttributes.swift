extension [AttributeKind] {
  /// The attributes of every gesture recogniser.
  static let gesture: [AttributeKind] = [
    .id,
    .init("enabled", .boolean, sets: "isEnabled", "Whether the gesture recogniser is enabled."),
    .init(
      "cancelsTouchesInView", .boolean, sets: "cancelsTouchesInView",
      "Whether recognition of the gesture cancels touches in the view."),
    .init(
      "delaysTouchesBegan", .boolean, sets: "delaysTouchesBegan",
      "Whether the view receives touches only after recognition fails."),
    .init(
      "delaysTouchesEnded", .boolean, sets: "delaysTouchesEnded",
      "Whether the view receives ended touches only after recognition fails."),
    .init("name", .string, sets: "name", "The name of the gesture recogniser."),
  ]
}
