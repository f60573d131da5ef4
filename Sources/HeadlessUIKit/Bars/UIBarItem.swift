/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture where a phone lies on its side.
  open var landscapeImagePhone: UIImage?
  /// What is left round the picture.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the user can use the item.
  open var isEnabled = true
  /// A number by which the app knows the item.
  open var tag = 0
  /// A name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls the item.
  open var accessibilityLabel: String?
  /// What VoiceOver says that the item does.
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
