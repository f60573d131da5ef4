extension ElementKind {
  package static let set = ElementKind(
    "set", .setting,
    "A property that no attribute sets, by its name in Swift.",
    attributes: [
      .init(key: .setProperty, isRequired: true, "The property, or one of what a property holds."),
      .init(key: .setValue, isRequired: true, "What it is set to."),
      .init(
        key: .setType,
        "What the value is, where its spelling does not say: without it, a value that is no number, "
          + "boolean, colour or `nil` is a string."),
      .init(key: .setTextKey, "The key of the translation of a value of the type `text`."),
      .init(key: .setTextComment, "What translators are told about such a value."),
    ],
    example: """
      <set property="layer.cornerRadius" value="8"/>
      """
  )
}
