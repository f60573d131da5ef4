import UIKitFacts

/// An image, identified by its name, or by its data, from which its size is read.
open class UIImage: NSObject, @unchecked Sendable {
  package enum Source: Hashable, Sendable {
    case empty
    case asset(String)
    case symbol(String)
    case data(Data)
    case drawn(DrawnImage)
  }

  package let source: Source

  /// The size in points: that of a symbol by its configuration, and zero where only the name of another picture is known.
  open var size: CGSize { size(preferring: nil, compatibleWith: nil) }

  /// The size in a view, which may prefer a configuration for symbols that have none.
  func size(preferring preferred: SymbolConfiguration?, compatibleWith traits: UITraitCollection?) -> CGSize {
    if isSymbolImage {
      return CGSize(((symbolLook ?? preferred)?.facts(compatibleWith: traits) ?? SymbolFacts()).size)
    }
    if case .drawn(let image) = source { return image.bounds.size }
    guard case .data(let data) = source, let pixels = ImageHeader(data)?.pixels else { return .zero }
    return CGSize(width: pixels.width / scale, height: pixels.height / scale)
  }

  /// The scale of the image.
  open var scale: CGFloat { pixelsPerPoint }

  /// Whether the picture is a symbol of the system.
  open var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Whether the picture is drawn as it is or as a stencil.
  open var renderingMode: UIImage.RenderingMode { mode }

  private let mode: RenderingMode
  private let pixelsPerPoint: CGFloat

  /// The colour that the picture has wherever it is opaque; nil for its own colours.
  package let tint: UIColor?
  /// The configuration of a symbol; nil for other pictures.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { symbolLook }
  private let symbolLook: SymbolConfiguration?

  init(
    _ source: Source, renderingMode: RenderingMode = .automatic, scale: CGFloat = 1, tint: UIColor? = nil,
    symbol: SymbolConfiguration? = nil
  ) {
    self.source = source
    (self.tint, symbolLook) = (tint, symbol)
    mode = renderingMode
    pixelsPerPoint = scale
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

  /// The picture that the bytes of a PNG, JPEG or GIF file hold; nil if they hold none.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// The picture that the bytes of a PNG, JPEG or GIF file hold, so many pixels to the point; nil if they hold none.
  public convenience init?(data: Data, scale: CGFloat) {
    guard ImageHeader(data) != nil else { return nil }
    self.init(.data(data), scale: scale)
  }

  /// The picture in a file, at the scale that its name ends in, as in `@2x`; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The same picture, drawn another way.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode, scale: scale, tint: tint, symbol: symbolLook)
  }

  /// The same picture in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: mode) }

  /// The same picture in one colour, drawn another way.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(source, renderingMode: renderingMode, scale: scale, tint: color, symbol: symbolLook)
  }

  /// The same symbol with another configuration.
  open func withConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage {
    UIImage(source, renderingMode: mode, scale: scale, tint: tint, symbol: configuration)
  }

  /// The same symbol with another configuration; nil for other pictures.
  open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
    isSymbolImage ? withConfiguration(configuration) : nil
  }

  /// The picture for the direction of the interface; it is not mirrored here.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// The picture whose middle is repeated or stretched between insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  /// The picture whose middle is repeated or stretched between insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
    self
  }
  /// The turn of the picture; upright here.
  open var imageOrientation: UIImage.Orientation { .up }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || source != .empty && source == other.source && mode == other.mode && tint == other.tint
  }

  open override var hash: Int {
    source.hashValue
  }
}

extension UIImage {
  /// The turn of a picture.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// What fills the middle of a larger picture.
  public enum ResizingMode: Int, Sendable {
    case tile, stretch
  }

  /// Whether a picture is drawn as it is or as a stencil of the tint colour.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }
}
