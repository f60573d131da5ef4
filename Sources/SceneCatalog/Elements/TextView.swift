extension ElementKind {
  package static let textView = ElementKind(
    "textView", .view, type: "UITextView",
    attributedText: .attributedText(sets: "attributedText", excludes: ["text"]),
    "A scrollable view for displaying and editing text.",
    attributes: [
      .init("editable", .boolean, sets: "isEditable", "Whether users can edit the text."),
      .init("selectable", .boolean, sets: "isSelectable", "Whether users can select the text."),
      .init(
        "dataDetectorTypes", .options(.dataDetectors), sets: "dataDetectorTypes",
        "The types of data that become links."),
      .init(
        "findInteractionEnabled", .boolean, sets: "isFindInteractionEnabled", since: "16.0",
        "Whether users can find text in the text view."),
    ],
    including: [.textDisplay, .textInput, .textEditing, .scrolling, .view],
    outlets: ["delegate", "inputAccessoryView", "inputView"],
    children: .ofView,
    example: """
      <textView text="Notes" editable="false"/>
      """
  )
}
