/// The appearance of the buttons of a bar.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// The appearance of buttons.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// The appearance of a button with a finger on it.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a button that cannot be used.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a button that has the focus.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  /// The appearance of buttons of the given style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// The appearance of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Restores the system's appearance of buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }
}

/// The appearance of a button of a bar in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// The appearance of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button.
  open var backgroundImage: UIImage?
  /// The offset of the picture.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }
}
