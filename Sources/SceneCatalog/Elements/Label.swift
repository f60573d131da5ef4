extension ElementKind {
  package static let label = ElementKind(
    "label", .view, type: "UILabel",
    attributedText: .attributedText(sets: "attributedText", excludes: ["text"]),
    "One or more lines of text.",
    attributes: [
      .init("numberOfLines", .integer(atLeast: 0), sets: "numberOfLines", "The most lines to show; 0 for no limit."),
      .init("lineBreakMode", .choice(.lineBreakMode), sets: "lineBreakMode", "Where lines end, and what is left out."),
      .init(
        "adjustsFontSizeToFit", .boolean, sets: "adjustsFontSizeToFitWidth",
        "Whether the font shrinks to fit the width."),
      .init("minimumScaleFactor", .numberIn(0...1), sets: "minimumScaleFactor", "How far the font may shrink."),
      .init(
        "highlightedColor", .color, sets: "highlightedTextColor", "The colour of the text while it is highlighted."),
      .init("enabled", .boolean, sets: "isEnabled", "Whether it looks enabled."),
      .init("highlighted", .boolean, sets: "isHighlighted", "Whether it looks highlighted."),
      .init(
        "preferredMaxLayoutWidth", .number, sets: "preferredMaxLayoutWidth",
        "The width at which lines are broken where constraints do not say it."),
      .init(
        "allowsDefaultTighteningForTruncation", .boolean, sets: "allowsDefaultTighteningForTruncation",
        "Whether letters move closer together before text is left out."),
      .init(
        "baselineAdjustment", .choice(.baselineAdjustment), sets: "baselineAdjustment",
        "What keeps its place while the font shrinks."),
      .init("shadowColor", .color, sets: "shadowColor", "The colour of the text's shadow."),
      .init("shadowOffset", .size, sets: "shadowOffset", "How far the shadow is from the text."),
    ],
    including: [.textDisplay, .view],
    children: [.layout, .connections],
    example: """
      <label text="Hello" font="headline" numberOfLines="0"/>
      """
  )
}
