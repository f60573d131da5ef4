extension AttributeKind {
  /// The name of an element that others refer to.
  package static let id = AttributeKind(key: .id, "The identifier of the element, which becomes a Swift name.")
  /// The name of the attribute that says what interface tests know an object by.
  package static let accessibilityIdentifier = "accessibilityIdentifier"
  /// The styles of an object.
  package static let styles = AttributeKind(
    key: .styles, "The styles of the element, of which the last takes precedence.")
  /// Whether an outlet is named like the object.
  static let outlet = AttributeKind(
    key: .outlet, "Whether the controller, cell or view has an equally named outlet.")
  /// The class of an object, where it is the author's own.
  static let customClass = [AttributeKind].customClass(segueKinds: nil)
}

extension [AttributeKind] {
  /// The class of an object, where it is the author's own.
  static let ownClass: [AttributeKind] = AttributeKind.customClass

  /// The class of an object, where it is the author's own.
  ///
  /// - Parameter segueKinds: For a segue, the kinds of which there can be subclasses.
  static func customClass(segueKinds: [String]?) -> [AttributeKind] {
    [
      .init(key: .customClass, segueKinds: segueKinds, "The custom class of the object."),
      .init(
        key: .customModule, segueKinds: segueKinds,
        "The module of the custom class, by default the scene's module."),
    ]
  }
}
