/// A picture, known by its name only.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
  }

  package let source: Source

  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  open var renderingMode: UIImage.RenderingMode { mode }

  private let mode: RenderingMode

  init(_ source: Source, renderingMode: RenderingMode = .automatic) {
    self.source = source
    mode = renderingMode
    super.init()
  }

  /// A picture of nothing.
  public convenience override init() {
    self.init(.empty)
  }

  /// A picture of the asset catalogue; there is no catalogue here, so every name counts as known.
  public convenience init?(named name: String) {
    self.init(.asset(name))
  }

  /// A picture of a bundle's asset catalogue; there is no catalogue here, so every name counts as known.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(.asset(name))
  }

  /// A symbol of the system; there are no symbols here, so every name counts as known.
  public convenience init?(systemName name: String) {
    self.init(.symbol(name))
  }

  /// A symbol of the system; there are no symbols here, so every name counts as known.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(.symbol(name))
  }

  /// The same picture, drawn another way.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || source != .empty && source == other.source && mode == other.mode
  }

  open override var hash: Int {
    source.hashValue
  }
}

extension UIImage {
  /// Whether a picture is drawn as it is or as a stencil of the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
