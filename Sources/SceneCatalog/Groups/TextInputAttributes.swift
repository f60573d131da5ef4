extension [AttributeKind] {
  /// How text is typed.
  static let textInput: [AttributeKind] = [
    .init("keyboardType", .choice(.keyboardType), sets: "keyboardType", "The keyboard that comes up."),
    .init("returnKeyType", .choice(.returnKeyType), sets: "returnKeyType", "What the return key says."),
    .init(
      "autocapitalizationType", .choice(.autocapitalization), sets: "autocapitalizationType", "What is capitalised."),
    .init("autocorrectionType", .choice(.triState), sets: "autocorrectionType", "Whether typing is corrected."),
    .init("spellCheckingType", .choice(.triState), sets: "spellCheckingType", "Whether spelling is checked."),
    .init("secureTextEntry", .boolean, sets: "isSecureTextEntry", "Whether what is typed is hidden."),
    .init(
      "enablesReturnKeyAutomatically", .boolean, sets: "enablesReturnKeyAutomatically",
      "Whether the return key waits for text."),
  ]

  /// How text is shown.
  static let textDisplay: [AttributeKind] = [
    .init("text", .text, sets: "text", "The text to show."),
    .init("font", .font, sets: "font", "The font of the text."),
    .init("textColor", .color, sets: "textColor", "The colour of the text."),
    .init("textAlignment", .choice(.textAlignment), sets: "textAlignment", "How lines are aligned."),
    .init(
      "adjustsFontForContentSizeCategory", .boolean, sets: "adjustsFontForContentSizeCategory",
      "Whether the font follows the user's preferred size."),
  ]
}
