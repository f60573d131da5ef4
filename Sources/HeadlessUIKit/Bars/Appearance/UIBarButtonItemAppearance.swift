/// What the buttons of a bar look like.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  /// How buttons look.
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  /// How a button looks with a finger on it.
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  /// How a button looks that cannot be used.
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  /// How a button looks that has the focus.
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  /// The looks of buttons of the given style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// The looks of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  /// Goes back to what the system gives buttons of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }
}

/// What a button of a bar looks like in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is from where it would be.
  open var titlePositionAdjustment = UIOffset.zero
  /// The picture behind the button.
  open var backgroundImage: UIImage?
  /// How far that picture is from where it would be.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }
}
