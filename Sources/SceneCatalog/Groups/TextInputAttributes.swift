extension [AttributeKind] {
  /// The attributes of text input.
  static let textInput: [AttributeKind] = [
    .init("keyboardType", .choice(.keyboardType), sets: "keyboardType", "The type of the keyboard."),
    .init("returnKeyType", .choice(.returnKeyType), sets: "returnKeyType", "The type of the return key."),
    .init(
      "autocapitalizationType", .choice(.autocapitalization), sets: "autocapitalizationType",
      "The autocapitalisation of entered text."),
    .init("autocorrectionType", .choice(.triState), sets: "autocorrectionType", "The autocorrection of entered text."),
    .init("spellCheckingType", .choice(.triState), sets: "spellCheckingType", "The spell checking of entered text."),
    .init("secureTextEntry", .boolean, sets: "isSecureTextEntry", "Whether the entered text is hidden."),
    .init(
      "enablesReturnKeyAutomatically", .boolean, sets: "enablesReturnKeyAutomatically",
      "Whether the return key is disabled while there is no text."),
    .init(
      "textContentType", .choice(.textContentType), sets: "textContentType",
      "The semantic meaning of the text, for suggestions."),
    .init("smartQuotesType", .choice(.triState), sets: "smartQuotesType", "The use of smart quotes."),
    .init("smartDashesType", .choice(.triState), sets: "smartDashesType", "The use of smart dashes."),
    .init(
      "smartInsertDeleteType", .choice(.triState), sets: "smartInsertDeleteType",
      "The use of smart insertion and deletion."),
    .init(
      "keyboardAppearance", .choice(.keyboardAppearance), sets: "keyboardAppearance",
      "The appearance of the keyboard."),
  ]

  /// The attributes of text fields and text views that a search bar does not have.
  static let textEditing: [AttributeKind] = [
    .init(
      "passwordRules", .string, calls: "passwordRules = UITextInputPasswordRules(descriptor: %)",
      "The rules for new passwords, such as `required: upper; minlength: 12;`."),
    .init(
      "allowsEditingTextAttributes", .boolean, sets: "allowsEditingTextAttributes",
      "Whether users can edit the attributes of the text."),
  ]

  /// The attributes of displayed text.
  static let textDisplay: [AttributeKind] = [
    .init("text", .text, sets: "text", "The displayed text."),
    .init("font", .font, sets: "font", "The font of the text."),
    .init("textColor", .color, sets: "textColor", "The colour of the text."),
    .init("textAlignment", .choice(.textAlignment), sets: "textAlignment", "The alignment of the text."),
    .init(
      "adjustsFontForContentSizeCategory", .boolean, sets: "adjustsFontForContentSizeCategory",
      "Whether the font adjusts to the user's preferred content size."),
  ]
}
