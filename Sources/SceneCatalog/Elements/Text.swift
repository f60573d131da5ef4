extension ElementKind {
  package static let text = ElementKind(
    "text", .attributedText,
    "Attributed text that consists of runs.",
    children: [.textRun],
    example: """
      <text>
        <run text="Total: "/>
        <run text="12 €" font="headline"/>
      </text>
      """
  )
}
