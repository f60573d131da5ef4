extension ElementKind {
  package static let textField = ElementKind(
    "textField", .view, type: "UITextField", trigger: .controlEvent("editingDidEndOnExit"),
    attributedText: .attributedText(sets: "attributedText", excludes: ["text"]),
    "One line of text to type.",
    attributes: [
      .init("placeholder", .text, sets: "placeholder", "What it says while it is empty."),
      .init("borderStyle", .choice(.borderStyle), sets: "borderStyle", "The border round it."),
      .init("clearButtonMode", .choice(.clearButtonMode), sets: "clearButtonMode", "When it offers to be cleared."),
      .init("clearsOnBeginEditing", .boolean, sets: "clearsOnBeginEditing", "Whether typing starts anew."),
      .init(
        "adjustsFontSizeToFit", .boolean, sets: "adjustsFontSizeToFitWidth",
        "Whether the font shrinks to fit the width."),
      .init("minimumFontSize", .number, sets: "minimumFontSize", "How far the font may shrink."),
      .init("background", .image, sets: "background", "The image behind it, if it has no border."),
      .init(
        "disabledBackground", .image, sets: "disabledBackground", "The image behind it while it cannot be used."),
    ],
    including: [.textDisplay, .textInput, .textEditing, .control, .view],
    outlets: ["delegate", "inputAccessoryView", "inputView", "leftView", "rightView"],
    children: [.segue, .action, .layout, .connections],
    example: """
      <textField id="name" placeholder="Name" borderStyle="roundedRect"/>
      """
  )
}
