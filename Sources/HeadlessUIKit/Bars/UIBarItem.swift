/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init()
  }
}
