extension ElementKind {
  package static let run = ElementKind(
    "run", .textRun,
    "A run of text with the same attributes.",
    attributes: [
      .init(key: .runText, isRequired: true, "The text of the run, including spaces at both ends."),
      .init("font", .font, sets: "font", "The font of the text."),
      .init("textColor", .color, sets: "foregroundColor", "The colour of the text."),
      .init("backgroundColor", .color, sets: "backgroundColor", "The background colour of the text."),
      .init("kern", .number, sets: "kern", "The additional space between characters in points."),
      .init("baselineOffset", .number, sets: "baselineOffset", "The offset from the baseline in points."),
      .init("ligature", .integer(atLeast: 0), sets: "ligature", "The ligatures of the text, with 0 for none."),
      .init("underlineStyle", .choice(.underlineStyle), sets: "underlineStyle", "The style of the underline."),
      .init("underlineColor", .color, sets: "underlineColor", "The colour of the underline."),
      .init(
        "strikethroughStyle", .choice(.underlineStyle), sets: "strikethroughStyle", "The style of the strikethrough."),
      .init("strikethroughColor", .color, sets: "strikethroughColor", "The colour of the strikethrough."),
      .init("strokeColor", .color, sets: "strokeColor", "The colour of the stroke around characters."),
      .init(
        "strokeWidth", .number, sets: "strokeWidth",
        "The stroke width in percent of the font size, negative to fill."),
    ],
    including: [.paragraph],
    example: """
      <run text="12 €" font="headline" textColor="systemRed"/>
      """
  )
}

extension [AttributeKind] {
  /// The attributes of paragraphs.
  static let paragraph: [AttributeKind] = [
    .init("textAlignment", .choice(.textAlignment), sets: "paragraphStyle.alignment", "The alignment of the text."),
    .init(
      "lineBreakMode", .choice(.lineBreakMode), sets: "paragraphStyle.lineBreakMode",
      "The technique for wrapping and truncating the text."),
    .init("lineSpacing", .number, sets: "paragraphStyle.lineSpacing", "The space between lines in points."),
    .init(
      "lineHeightMultiple", .number, sets: "paragraphStyle.lineHeightMultiple",
      "The line height multiple, or 0 for the natural height."),
    .init("minimumLineHeight", .number, sets: "paragraphStyle.minimumLineHeight", "The minimum height of lines."),
    .init(
      "maximumLineHeight", .number, sets: "paragraphStyle.maximumLineHeight",
      "The maximum height of lines, or 0 for no limit."),
    .init("paragraphSpacing", .number, sets: "paragraphStyle.paragraphSpacing", "The space after paragraphs."),
    .init(
      "paragraphSpacingBefore", .number, sets: "paragraphStyle.paragraphSpacingBefore",
      "The space before paragraphs."),
    .init(
      "firstLineHeadIndent", .number, sets: "paragraphStyle.firstLineHeadIndent",
      "The indentation of the first line."),
    .init("headIndent", .number, sets: "paragraphStyle.headIndent", "The indentation of lines other than the first."),
    .init(
      "tailIndent", .number, sets: "paragraphStyle.tailIndent",
      "The end of lines, from the leading margin if positive."),
    .init(
      "hyphenationFactor", .number, sets: "paragraphStyle.hyphenationFactor",
      "The hyphenation factor, from 0 for none to 1."),
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
