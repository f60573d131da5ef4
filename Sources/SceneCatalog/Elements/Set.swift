extension ElementKind {
  package static let set = ElementKind(
    "set", .setting,
    "A property that has no attribute, set by name.",
    attributes: [
      .init(key: .setProperty, isRequired: true, "The property, or a key path such as `layer.cornerRadius`."),
      .init(key: .setValue, isRequired: true, "The value of the property."),
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
