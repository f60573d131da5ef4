extension ElementKind {
  package static let `import` = ElementKind(
    "import", .import,
    "A module that the generated Swift imports.",
    attributes: [
      .init(key: .module, isRequired: true, "The name of the module.")
    ],
    example: """
      <import module="MapKit"/>
      """
  )
}
