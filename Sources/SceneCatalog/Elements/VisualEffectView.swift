extension ElementKind {
  package static let visualEffectView = ElementKind(
    "visualEffectView", .view, type: "UIVisualEffectView", creation: "(effect: {effect})", subviews: .inContentView,
    "A view that blurs what is behind it.",
    attributes: [
      .init("effect", .choice(.blurEffect), makesWith: "nil", "How it blurs."),
      .init(
        "vibrancy", .choice(.vibrancyEffect), sets: "effect",
        to: "UIVibrancyEffect(blurEffect: {effect}, style: %)",
        "How the content of a view inside a blurred one stands out from such a blur."),
    ],
    including: [.view],
    children: [.view, .layout, .connections],
    parts: [.contentView],
    example: """
      <visualEffectView effect="systemMaterial" pin="superview">
        <label text="Paused" centerX="0" centerY="0"/>
      </visualEffectView>
      """
  )
}
