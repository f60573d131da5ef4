extension ElementKind {
  package static let owner = ElementKind(
    "owner", .owner,
    "The object that creates the file's views and has outlets.",
    attributes: [
      .id,
      .init(key: .customClass, isRequired: true, "The class of the owner."),
      .init(key: .customModule, "The module of the class, by default the scene's module."),
    ],
    children: [.outlet, .outletCollection],
    example: """
      <owner customClass="Banner">
        <outlet property="titleLabel" destination="title"/>
      </owner>
      """
  )
}
