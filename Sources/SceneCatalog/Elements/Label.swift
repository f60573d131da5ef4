extension ElementKind {
  package static let label = ElementKind(
    "label", .view, type: "UILabel",
    attributedText: .attributedText(sets: "attributedText", excludes: ["text"]),
    "A view that displays one or more lines of text.",
    attributes: [
      .init(
        "numberOfLines", .integer(atLeast: 0), sets: "numberOfLines", "The maximum number of lines, or 0 for no limit."),
      .init(
        "lineBreakMode", .choice(.lineBreakMode), sets: "lineBreakMode",
        "The technique for wrapping and truncating the text."),
      .init(
        "adjustsFontSizeToFit", .boolean, sets: "adjustsFontSizeToFitWidth",
        "Whether the label reduces the font size to fit its width."),
      .init(
        "minimumScaleFactor", .numberIn(0...1), sets: "minimumScaleFactor", "The minimum scale factor of the text."),
      .init(
        "highlightedColor", .color, sets: "highlightedTextColor", "The text colour for the highlighted state."),
      .init("enabled", .boolean, sets: "isEnabled", "Whether the label appears enabled."),
      .init("highlighted", .boolean, sets: "isHighlighted", "Whether the label appears highlighted."),
      .init(
        "preferredMaxLayoutWidth", .number, sets: "preferredMaxLayoutWidth",
        "The preferred maximum width of multiline text in points."),
      .init(
        "allowsDefaultTighteningForTruncation", .boolean, sets: "allowsDefaultTighteningForTruncation",
        "Whether the label tightens the text before truncation."),
      .init(
        "baselineAdjustment", .choice(.baselineAdjustment), sets: "baselineAdjustment",
        "The vertical adjustment of text that shrinks to fit."),
      .init("shadowColor", .color, sets: "shadowColor", "The shadow colour of the text."),
      .init("shadowOffset", .size, sets: "shadowOffset", "The shadow offset of the text."),
    ],
    including: [.textDisplay, .view],
    children: .ofView,
    example: """
      <label text="Hello" font="headline" numberOfLines="0"/>
      """
  )
}
