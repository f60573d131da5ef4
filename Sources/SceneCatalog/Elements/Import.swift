extension ElementKind {
  package static let `import` = ElementKind(
    "import", .import,
    "A module that the generated file imports.",
    attributes: [
      .init(key: .module, isRequired: true, "The module's name.")
    ],
    example: """
      <import module="MapKit"/>
      """
  )
}
