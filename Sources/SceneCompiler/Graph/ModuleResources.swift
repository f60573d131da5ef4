/// The resources that a module finds when it runs, by their names.
///
/// What is nil is not known, so nothing of the kind can be missing.
public struct ModuleResources: Sendable {
  /// The images of asset catalogues: `Logo`, or `Icons/Trash` in a folder that is a namespace.
  public var images: Set<String>?
  /// The names of image files, with and without their extensions: `photo.jpg`, `photo`.
  public var imageFiles: Set<String> = []
  /// The colours of asset catalogues.
  public var colors: Set<String>?
  /// The names of the fonts that the app brings with it.
  public var fonts: Set<String>?
  /// The keys of translations, by the names of strings tables. A table without an entry is not known.
  public var textKeys: [String: Set<String>] = [:]
  /// Whether files whose resources are in another bundle, such as that of the app, find theirs here, too.
  public var includesOtherBundles = false

  /// Resources of which nothing is known.
  public init() {}
}
