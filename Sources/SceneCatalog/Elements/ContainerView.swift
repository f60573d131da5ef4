extension ElementKind {
  package static let containerView = ElementKind(
    "containerView", .view, type: "UIView", subviews: .plain, embedsControllers: true,
    "A view that shows the view of another controller; with several embed segues, one of them at a time.",
    attributes: [
      .init(key: .retain, "Whether children that are swapped out are kept, rather than made anew.")
    ],
    including: [.view],
    children: [.segue, .view, .tableSection, .layout, .connections],
    example: """
      <containerView id="content" pin="safeArea">
        <segue kind="embed" destination="list"/>
      </containerView>
      """
  )
}
