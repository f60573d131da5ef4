extension ElementKind {
  package static let textField = ElementKind(
    "textField", .view, type: "UITextField", trigger: .controlEvent("editingDidEndOnExit"),
    attributedText: .attributedText(sets: "attributedText", excludes: ["text"]),
    "A view for entering one line of text.",
    attributes: [
      .init("placeholder", .text, sets: "placeholder", "The placeholder text of the text field."),
      .init("borderStyle", .choice(.borderStyle), sets: "borderStyle", "The border style of the text field."),
      .init(
        "clearButtonMode", .choice(.clearButtonMode), sets: "clearButtonMode",
        "The time at which the clear button appears."),
      .init(
        "clearsOnBeginEditing", .boolean, sets: "clearsOnBeginEditing",
        "Whether the old text is removed when editing begins."),
      .init(
        "adjustsFontSizeToFit", .boolean, sets: "adjustsFontSizeToFitWidth",
        "Whether the text field reduces the font size to fit."),
      .init("minimumFontSize", .number, sets: "minimumFontSize", "The minimum size to which the font shrinks."),
      .init("background", .image, sets: "background", "The background image, except with a rounded border."),
      .init(
        "disabledBackground", .image, sets: "disabledBackground", "The background image of the disabled text field."),
    ],
    including: [.textDisplay, .textInput, .textEditing, .control, .view],
    outlets: ["delegate", "inputAccessoryView", "inputView", "leftView", "rightView"],
    children: .ofView.union([.segue, .action]),
    example: """
      <textField id="name" placeholder="Name" borderStyle="roundedRect"/>
      """
  )
}
