/// A control that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// A button of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button of the given type.
  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    kind = buttonType
  }

  /// A button that does the action, whose title and image it shows.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { adopt(primaryAction) }
  }

  /// A button of the given type that does the action, whose title and image it shows.
  public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    kind = buttonType
  }

  /// A button of the given looks that does the action.
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }

  /// A button from an archive, of which nothing is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  private var kind = ButtonType.custom

  open var buttonType: UIButton.ButtonType { kind }
  open var configuration: UIButton.Configuration?
  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero

  // MARK: What is shown in each state

  private var titles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private let label = UILabel()
  private let picture = UIImageView()

  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state] = image }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgroundImages[state] = image }

  private var attributedTitles = StateValues<NSAttributedString>()
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
  }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  open func title(for state: UIControl.State) -> String? { titles[state] }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  open var currentTitle: String? { configuration?.title ?? titles[state] }
  open var currentTitleColor: UIColor { titleColors[state] ?? .white }
  open var currentImage: UIImage? { configuration?.image ?? images[state] }
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }

  /// The room that title and image take beside each other, and what is left round them.
  open override var intrinsicContentSize: CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    let image = currentImage?.size ?? .zero
    let insets = configuration.map { UIEdgeInsets($0.contentInsets) } ?? contentEdgeInsets
    return CGSize(
      width: title.width + image.width + insets.left + insets.right,
      height: max(title.height, image.height) + insets.top + insets.bottom
    )
  }

  /// The room that title and image take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open var titleLabel: UILabel? {
    label.text = currentTitle
    return label
  }

  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }
}

extension UIButton {
  /// What a button looks like when nothing else is said.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }
}
