extension ElementKind {
  package static let slider = ElementKind(
    "slider", .view, type: "UISlider", trigger: .controlEvent("valueChanged"),
    "A control that takes a value in a range.",
    attributes: [
      .init("minimumValue", .number, sets: "minimumValue", "The least value."),
      .init("maximumValue", .number, sets: "maximumValue", "The greatest value."),
      .init("value", .number, sets: "value", "The value."),
      .init("continuous", .boolean, sets: "isContinuous", "Whether it says so while it moves."),
      .init("minimumTrackTintColor", .color, sets: "minimumTrackTintColor", "The colour before the thumb."),
      .init("maximumTrackTintColor", .color, sets: "maximumTrackTintColor", "The colour after the thumb."),
      .init("thumbTintColor", .color, sets: "thumbTintColor", "The colour of its thumb."),
      .init("minimumValueImage", .image, sets: "minimumValueImage", "The image at the end of the least value."),
      .init("maximumValueImage", .image, sets: "maximumValueImage", "The image at the end of the greatest value."),
    ],
    including: [.control, .view],
    children: [.segue, .action, .layout, .connections],
    example: """
      <slider id="volume" minimumValue="0" maximumValue="11" value="5"/>
      """
  )
}
