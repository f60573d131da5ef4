extension ElementKind {
  package static let visualEffectView = ElementKind(
    "visualEffectView", .view, type: "UIVisualEffectView", creation: "(effect: {effect})", subviews: .inContentView,
    "A view that applies a blur or vibrancy effect.",
    attributes: [
      .init("effect", .choice(.blurEffect), makesWith: "nil", "The style of the blur effect."),
      .init(
        "vibrancy", .choice(.vibrancyEffect), sets: "effect",
        to: "UIVibrancyEffect(blurEffect: {effect}, style: %)",
        "The style of the vibrancy effect."),
    ],
    including: [.view],
    children: .ofView.union([.view]),
    parts: [.contentView],
    example: """
      <visualEffectView effect="systemMaterial" pin="superview">
        <label text="Paused" centerX="0" centerY="0"/>
      </visualEffectView>
      """
  )
}
