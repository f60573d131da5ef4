extension ElementKind {
  package static let pickerView = ElementKind(
    "pickerView", .view, type: "UIPickerView",
    "Wheels of rows that code provides.",
    including: [.view],
    outlets: ["dataSource", "delegate"],
    children: [.layout, .connections],
    example: """
      <pickerView id="size">
        <outlet property="dataSource" destination="order"/>
      </pickerView>
      """
  )
}
