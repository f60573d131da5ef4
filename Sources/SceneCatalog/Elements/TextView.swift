extension ElementKind {
  package static let textView = ElementKind(
    "textView", .view, type: "UITextView",
    attributedText: .attributedText(sets: "attributedText", excludes: ["text"]),
    "Many lines of text to read or type.",
    attributes: [
      .init("editable", .boolean, sets: "isEditable", "Whether it can be typed in."),
      .init("selectable", .boolean, sets: "isSelectable", "Whether text can be selected."),
      .init(
        "dataDetectorTypes", .options(.dataDetectors), sets: "dataDetectorTypes",
        "What becomes a link, where the text cannot be edited."),
      .init(
        "findInteractionEnabled", .boolean, sets: "isFindInteractionEnabled", since: "16.0",
        "Whether the user can search in the text."),
    ],
    including: [.textDisplay, .textInput, .textEditing, .scrolling, .view],
    outlets: ["delegate", "inputAccessoryView", "inputView"],
    children: [.layout, .connections],
    example: """
      <textView text="Notes" editable="false"/>
      """
  )
}
