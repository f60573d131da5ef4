extension AttributeKind {
  /// The name of an element that others refer to.
  package static let id = AttributeKind("id", .name, "Its name; it becomes a Swift name.")
  /// The class of an object, where it is the author's own.
  static let customClass: [AttributeKind] = [
    .init("customClass", .className, "The author's own class, where it is one."),
    .init("customModule", .moduleName, "The module of the class, where it is another than the scene's."),
  ]
}
