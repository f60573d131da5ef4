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
    .init(
      "textContentType", .choice(.textContentType), sets: "textContentType",
      "What is typed, for the system to suggest it."),
    .init("smartQuotesType", .choice(.triState), sets: "smartQuotesType", "Whether quotes become curly."),
    .init("smartDashesType", .choice(.triState), sets: "smartDashesType", "Whether hyphens become dashes."),
    .init(
      "smartInsertDeleteType", .choice(.triState), sets: "smartInsertDeleteType",
      "Whether spaces come and go with words."),
    .init(
      "keyboardAppearance", .choice(.keyboardAppearance), sets: "keyboardAppearance",
      "Whether the keyboard is light or dark."),
  ]

  /// What fields and views for text take, which a search bar does not.
  static let textEditing: [AttributeKind] = [
    .init(
      "passwordRules", .string, calls: "passwordRules = UITextInputPasswordRules(descriptor: %)",
      "The rules that a new password has to keep, such as `required: upper; minlength: 12;`."),
    .init(
      "allowsEditingTextAttributes", .boolean, sets: "allowsEditingTextAttributes",
      "Whether the user can change the style of the text."),
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
