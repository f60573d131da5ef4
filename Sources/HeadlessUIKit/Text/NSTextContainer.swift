/// The room in which a layout manager, or a text view, lays out text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The room at either end of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The most lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// Where the last line breaks.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// The size; that of the text view if the container tracks it.
  open var size = CGSize.zero { didSet { didChange() } }
  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = false
  /// Whether the container is as high as the text view.
  open var heightTracksTextView = false
  /// The shapes that the text leaves free; here they are stored.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the room is a rectangle without shapes that the text leaves free.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }
  /// The layout manager that fills the container.
  open weak var layoutManager: NSLayoutManager?

  private var tellTextView: () -> Void = {}

  /// A room of a size; 0 on an axis for no limit.
  public init(size: CGSize) {
    self.size = size
  }

  /// A room without a limit.
  public convenience override init() { self.init(size: .zero) }

  init(didChange: @escaping () -> Void) {
    tellTextView = didChange
    widthTracksTextView = true
  }

  private func didChange() {
    layoutManager?.textContainerChangedGeometry(self)
    tellTextView()
  }
}
