extension ElementKind {
  package static let pickerView = ElementKind(
    "pickerView", .view, type: "UIPickerView",
    "A view with spinning wheels for selecting values.",
    including: [.view],
    outlets: ["dataSource", "delegate"],
    children: .ofView,
    example: """
      <pickerView id="size">
        <outlet property="dataSource" destination="order"/>
      </pickerView>
      """
  )
}
