extension ElementKind {
  package static let owner = ElementKind(
    "owner", .owner,
    "The object of yours that makes a view of the file and has outlets to what is in it.",
    attributes: [
      .id,
      .init(key: .customClass, isRequired: true, "The class of the object."),
      .init(key: .customModule, "The module of that class, where it is another one."),
    ],
    children: [.outlet, .outletCollection],
    example: """
      <owner customClass="Banner">
        <outlet property="titleLabel" destination="title"/>
      </owner>
      """
  )
}
