extension AttributeKind {
  /// The name of an element that others refer to.
  package static let id = AttributeKind(key: .id, "Its name; it becomes a Swift name.")
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
