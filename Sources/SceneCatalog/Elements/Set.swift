extension ElementKind {
  package static let set = ElementKind(
    "set", .setting,
    "A property that has no attribute, set by name.",
    attributes: [
      .init(key: .setProperty, isRequired: true, "The property, or a key path such as `layer.cornerRadius`."),
      .init(key: .setValue, isRequired: true, "The value of the property."),
      .init(key: .setType, "The type of the value, by default inferred from the spelling."),
      .init(key: .setTextKey, "The key of the translation of a value of type `text`."),
      .init(key: .setTextComment, "A comment for translators about the value."),
    ],
    example: """
      <set property="layer.cornerRadius" value="8"/>
      """
  )
}
