extension ElementKind {
  package static let tableViewSection = ElementKind(
    "tableViewSection", .tableSection,
    "A section of static cells in a table view.",
    attributes: [
      .init(key: .headerTitle, "The title of the section header."),
      .init(key: .footerTitle, "The title of the section footer."),
    ],
    children: [.tableCell],
    example: """
      <tableViewSection headerTitle="Account">
        <tableViewCell text="Sign out"/>
      </tableViewSection>
      """
  )
}
