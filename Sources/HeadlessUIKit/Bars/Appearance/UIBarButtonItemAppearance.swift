/// What the buttons of a bar look like.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  open private(set) lazy var normal = UIBarButtonItemStateAppearance()
  open private(set) lazy var highlighted = UIBarButtonItemStateAppearance()
  open private(set) lazy var disabled = UIBarButtonItemStateAppearance()
  open private(set) lazy var focused = UIBarButtonItemStateAppearance()

  /// The looks of buttons of the given style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
  }

  /// The looks of plain buttons.
  public convenience override init() {
    self.init(style: .plain)
  }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    normal = UIBarButtonItemStateAppearance()
    highlighted = UIBarButtonItemStateAppearance()
    disabled = UIBarButtonItemStateAppearance()
    focused = UIBarButtonItemStateAppearance()
  }
}

/// What a button of a bar looks like in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }
}
