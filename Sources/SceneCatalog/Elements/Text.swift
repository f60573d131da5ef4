extension ElementKind {
  package static let text = ElementKind(
    "text", .attributedText,
    "Text whose parts look different, in what shows text.",
    children: .textRun,
    example: """
      <text>
        <run text="Total: "/>
        <run text="12 €" font="headline"/>
      </text>
      """
  )
}
