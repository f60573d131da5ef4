/// The room of the text of a text view.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The room at either end of a line.
  open var lineFragmentPadding: CGFloat = 5 { didSet { didChange() } }
  /// The most lines; 0 for no limit.
  open var maximumNumberOfLines = 0 { didSet { didChange() } }
  /// Where the last line breaks.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The size; that of the text view if the container tracks it.
  open var size = CGSize.zero
  /// Whether the container is as wide as the text view.
  open var widthTracksTextView = true
  /// Whether the container is as high as the text view.
  open var heightTracksTextView = false

  private let didChange: () -> Void

  init(didChange: @escaping () -> Void) {
    self.didChange = didChange
  }
}
