extension ElementKind {
  package static let containerView = ElementKind(
    "containerView", .view, type: "UIView", subviews: .plain, embedsControllers: true,
    "A view that displays one child view controller at a time.",
    attributes: [
      .init(key: .retain, "Whether the container keeps child view controllers that are swapped out.")
    ],
    including: [.view],
    children: .ofView.union([.segue, .view, .tableSection]),
    example: """
      <containerView id="content" pin="safeArea">
        <segue kind="embed" destination="list"/>
      </containerView>
      """
  )
}
