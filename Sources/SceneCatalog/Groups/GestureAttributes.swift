extension [AttributeKind] {
  /// What every gesture recogniser takes.
  static let gesture: [AttributeKind] = [
    .id,
    .init("enabled", .boolean, sets: "isEnabled", "Whether it recognises gestures."),
    .init(
      "cancelsTouchesInView", .boolean, sets: "cancelsTouchesInView",
      "Whether the view's touches are cancelled when it recognises a gesture."),
    .init(
      "delaysTouchesBegan", .boolean, sets: "delaysTouchesBegan",
      "Whether the view receives the beginning of touches only if it recognises no gesture."),
    .init(
      "delaysTouchesEnded", .boolean, sets: "delaysTouchesEnded",
      "Whether the view receives the end of touches only if it recognises no gesture."),
    .init("name", .string, sets: "name", "A name for code and debuggers."),
  ]
}
