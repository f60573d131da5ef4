extension ElementKind {
  package static let view = ElementKind(
    "view", .view, type: "UIView", subviews: .plain,
    "A rectangle that holds other views.",
    attributes: [
      .init(key: .use, "The id of a view directly in `scenes` that is made here.")
    ],
    including: [.view],
    children: [.view, .layout, .connections],
    example: """
      <view backgroundColor="systemBackground">
        <label text="Hello" centerX="0" centerY="0"/>
      </view>
      """
  )
}
