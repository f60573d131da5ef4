extension ElementKind {
  package static let object = ElementKind(
    "object", .object, type: "NSObject",
    "An object that the scene creates for outlets and actions.",
    attributes: [
      .id,
      .init(key: .customClass, isRequired: true, "The class of the object, created by `init()`."),
      AttributeKind.customClass[1],
    ],
    children: [.outlet, .outletCollection],
    example: """
      <object id="clock" customClass="Clock">
        <outlet property="timeLabel" destination="time"/>
      </object>
      """
  )
}
