/// Something in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Called when a nib has made the object; here none does.
  open func awakeFromNib() {}

  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The picture for a phone in landscape.
  open var landscapeImagePhone: UIImage?
  /// The picture that is shown large for those who need it.
  open var largeContentSizeImage: UIImage?
  /// The insets of the picture.
  open var imageInsets = UIEdgeInsets.zero
  /// Whether the user can use the item.
  open var isEnabled = true
  /// A number that identifies the item.
  open var tag = 0
  /// The identifier of the item for tests.
  open var accessibilityIdentifier: String?
  /// The label of the item for VoiceOver.
  open var accessibilityLabel: String?
  /// The hint of the item for VoiceOver.
  open var accessibilityHint: String?
  /// The value of the item for VoiceOver.
  open var accessibilityValue: String?
  nonisolated(unsafe) var associatedValues: AssociatedValues.Values?

  /// Makes an empty item.
  public override init() {
    super.init()
  }

  /// Makes an item without reading the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// The attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
