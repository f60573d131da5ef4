extension ElementKind {
  package static let view = ElementKind(
    "view", .view, type: "UIView", subviews: .plain,
    "A rectangular area that can contain other views.",
    attributes: [
      .init(key: .use, "The id of a view in `scenes` to create here.")
    ],
    including: [.view],
    children: .ofView.union([.view]),
    example: """
      <view backgroundColor="systemBackground">
        <label text="Hello" centerX="0" centerY="0"/>
      </view>
      """
  )
}
