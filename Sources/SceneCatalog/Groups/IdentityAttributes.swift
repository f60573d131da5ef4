extension AttributeKind {
  /// The identifier that references use.
  package static let id = AttributeKind(key: .id, "The identifier of the element, which becomes a Swift name.")
  /// The name of the attribute with the identifier for user interface tests.
  package static let accessibilityIdentifier = "accessibilityIdentifier"
  /// The styles of an object.
  package static let styles = AttributeKind(
    key: .styles, "The styles of the element, of which the last takes precedence.")
  /// Whether an outlet has the name of the object.
  static let outlet = AttributeKind(
    key: .outlet, "Whether the controller, cell or view has an equally named outlet.")
  /// The custom class of an object.
  static let customClass = [AttributeKind].customClass(segueKinds: nil)
}

extension [AttributeKind] {
  /// The custom class of an object.
  static let ownClass: [AttributeKind] = AttributeKind.customClass

  /// The custom class of an object.
  ///
  /// - Parameter segueKinds: For a segue, the kinds that can have a custom class.
  static func customClass(segueKinds: [String]?) -> [AttributeKind] {
    [
      .init(key: .customClass, segueKinds: segueKinds, "The custom class of the object."),
      .init(
        key: .customModule, segueKinds: segueKinds,
        "The module of the custom class, by default the scene's module."),
    ]
  }
}
