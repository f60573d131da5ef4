extension ElementKind {
  package static let tableViewSection = ElementKind(
    "tableViewSection", .tableSection,
    "A section of a table whose cells the scene holds.",
    attributes: [
      .init(key: .headerTitle, "What stands above it."),
      .init(key: .footerTitle, "What stands below it."),
    ],
    children: [.tableCell],
    example: """
      <tableViewSection headerTitle="Account">
        <tableViewCell text="Sign out"/>
      </tableViewSection>
      """
  )
}
