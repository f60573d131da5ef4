extension ElementKind {
  package static let run = ElementKind(
    "run", .textRun,
    "A part of a text, with spaces at its ends where it has them.",
    attributes: [
      .init(key: .runText, isRequired: true, "What it says."),
      .init("font", .font, sets: "font", "Its font."),
      .init("textColor", .color, sets: "foregroundColor", "Its colour."),
      .init("backgroundColor", .color, sets: "backgroundColor", "The colour behind it."),
      .init("kern", .number, sets: "kern", "How much farther its letters are apart."),
      .init("baselineOffset", .number, sets: "baselineOffset", "How far above the line it is."),
      .init("ligature", .integer(atLeast: 0), sets: "ligature", "Whether letters are joined: 0 for none."),
      .init("underlineStyle", .choice(.underlineStyle), sets: "underlineStyle", "The line below it."),
      .init("underlineColor", .color, sets: "underlineColor", "The colour of the line below it."),
      .init("strikethroughStyle", .choice(.underlineStyle), sets: "strikethroughStyle", "The line through it."),
      .init("strikethroughColor", .color, sets: "strikethroughColor", "The colour of the line through it."),
      .init("strokeColor", .color, sets: "strokeColor", "The colour of the outlines of its letters."),
      .init(
        "strokeWidth", .number, sets: "strokeWidth",
        "How thick the outlines of its letters are, in percent of the font's size; below 0, letters are filled, too."),
    ],
    including: [.paragraph],
    example: """
      <run text="12 €" font="headline" textColor="systemRed"/>
      """
  )
}

extension [AttributeKind] {
  /// How the paragraphs of a text are set.
  static let paragraph: [AttributeKind] = [
    .init("textAlignment", .choice(.textAlignment), sets: "paragraphStyle.alignment", "How its lines are aligned."),
    .init("lineBreakMode", .choice(.lineBreakMode), sets: "paragraphStyle.lineBreakMode", "Where its lines end."),
    .init("lineSpacing", .number, sets: "paragraphStyle.lineSpacing", "The space between its lines."),
    .init(
      "lineHeightMultiple", .number, sets: "paragraphStyle.lineHeightMultiple",
      "What the height of its lines is multiplied by; 0 for the font's own."),
    .init("minimumLineHeight", .number, sets: "paragraphStyle.minimumLineHeight", "The least height of its lines."),
    .init(
      "maximumLineHeight", .number, sets: "paragraphStyle.maximumLineHeight",
      "The greatest height of its lines; 0 for no limit."),
    .init("paragraphSpacing", .number, sets: "paragraphStyle.paragraphSpacing", "The space below its paragraphs."),
    .init(
      "paragraphSpacingBefore", .number, sets: "paragraphStyle.paragraphSpacingBefore",
      "The space above its paragraphs."),
    .init(
      "firstLineHeadIndent", .number, sets: "paragraphStyle.firstLineHeadIndent",
      "How far the first lines of its paragraphs are indented."),
    .init("headIndent", .number, sets: "paragraphStyle.headIndent", "How far its other lines are indented."),
    .init(
      "tailIndent", .number, sets: "paragraphStyle.tailIndent",
      "Where its lines end: from the leading edge, or from the trailing one if it is not above 0."),
    .init(
      "hyphenationFactor", .number, sets: "paragraphStyle.hyphenationFactor",
      "How readily words are broken, from 0, never, to 1."),
  ]
}

extension Choice {
  /// Each with its number: an attributed string takes no option set.
  static let underlineStyle = Choice(
    "underlineStyle",
    expressing: [
      "single": "NSUnderlineStyle.single.rawValue", "thick": "NSUnderlineStyle.thick.rawValue",
      "double": "NSUnderlineStyle.double.rawValue",
    ])
}
