extension AttributeKind {
  /// The name of an element that others refer to.
  package static let id = AttributeKind(key: .id, "Its name; it becomes a Swift name.")
  /// The name of the attribute that says what interface tests know an object by.
  package static let accessibilityIdentifier = "accessibilityIdentifier"
  /// The styles of an object.
  package static let styles = AttributeKind(
    key: .styles, "Styles whose attributes it takes; of two that differ, the last counts.")
  /// Whether an outlet is named like the object.
  static let outlet = AttributeKind(
    key: .outlet, "Whether its controller, cell or view of the file has an outlet named like its id.")
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
      .init(key: .customClass, segueKinds: segueKinds, "The author's own class, where it is one."),
      .init(
        key: .customModule, segueKinds: segueKinds,
        "The module of the class, where it is another than the scene's."),
    ]
  }
}
