/// The templates that lay out the generated files, by name.
public struct TemplateSet: Sendable {
  /// The templates that come with the compiler.
  public static let embedded = TemplateSet()
}
