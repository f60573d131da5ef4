extension ElementKind {
  package static let slider = ElementKind(
    "slider", .view, type: "UISlider", trigger: .controlEvent("valueChanged"),
    "A control for selecting a value from a continuous range.",
    attributes: [
      .init("minimumValue", .number, sets: "minimumValue", "The minimum value of the slider."),
      .init("maximumValue", .number, sets: "maximumValue", "The maximum value of the slider."),
      .init("value", .number, sets: "value", "The current value of the slider."),
      .init("continuous", .boolean, sets: "isContinuous", "Whether the slider sends events while the thumb moves."),
      .init(
        "minimumTrackTintColor", .color, sets: "minimumTrackTintColor", "The tint colour of the track before the thumb."
      ),
      .init(
        "maximumTrackTintColor", .color, sets: "maximumTrackTintColor", "The tint colour of the track after the thumb."),
      .init("thumbTintColor", .color, sets: "thumbTintColor", "The tint colour of the thumb."),
      .init("minimumValueImage", .image, sets: "minimumValueImage", "The image at the minimum end of the track."),
      .init("maximumValueImage", .image, sets: "maximumValueImage", "The image at the maximum end of the track."),
    ],
    including: [.control, .view],
    children: .ofView.union([.segue, .action]),
    example: """
      <slider id="volume" minimumValue="0" maximumValue="11" value="5"/>
      """
  )
}
