import LayoutSolver
import UIKitFacts

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

  /// Makes a button without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    setTitle(action.title, for: .normal)
    setImage(action.image, for: .normal)
  }

  private var kind = ButtonType.custom

  /// The type that the button was made with.
  open var buttonType: UIButton.ButtonType { kind }
  /// The appearance of the button; nil if it is drawn as in former days.
  open var configuration: UIButton.Configuration? {
    didSet { contentDidChange() }
  }
  /// The menu of the button.
  open var menu: UIMenu?
  /// The insets of title and image.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { contentDidChange() }
  }
  /// The insets of the title.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The insets of the image.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Whether the image is drawn darker while the button is highlighted.
  @available(iOS, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var adjustsImageWhenHighlighted = true
  /// Whether the image is drawn lighter while the button is disabled.
  @available(iOS, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var adjustsImageWhenDisabled = true
  /// Whether the button glows while it is touched.
  @available(iOS, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var showsTouchWhenHighlighted = false
  /// Whether the shadow of the title is on the other side while the button is highlighted.
  @available(iOS, deprecated: 15.0, message: "This property is ignored when using UIButtonConfiguration")
  open var reversesTitleShadowWhenHighlighted = false
  /// The role of the button.
  open var role = UIButton.Role.normal
  /// Whether the button reacts to a pointer over it.
  open var isPointerInteractionEnabled = false
  /// Whether a drag that rests on the button taps it.
  open var isSpringLoaded = false
  /// Whether a tap selects the button, or its menu shows the selection.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the image grows with the sizes of text for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  // MARK: What is shown in each state

  private var titles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var titleShadowColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgroundImages = StateValues<UIImage>()
  private lazy var label = makeLabel()
  private let picture = UIImageView()

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    contentDidChange()
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state] = color }
  /// Sets the colour of the shadow of the title in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { titleShadowColors[state] = color }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    contentDidChange()
  }
  /// Sets the image behind the title in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgroundImages[state] = image }

  private var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
  /// The colour of the shadow of the title that is shown.
  open var currentTitleShadowColor: UIColor? { titleShadowColors[state] }
  /// Sets how a symbol is drawn in a state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }
  /// The symbol configuration for a state, by default that of the normal state.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state]
  }

  private var attributedTitles = StateValues<NSAttributedString>()
  /// Sets the styled title of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state] = title
    contentDidChange()
  }
  /// The styled title of a state; by default, that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributedTitles[state] }
  /// The styled title that is shown.
  open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

  /// The title of a state; by default, that of the normal state.
  open func title(for state: UIControl.State) -> String? { titles[state] }
  /// The colour of the title in a state; by default, that in the normal state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state] }
  /// The colour of the shadow of the title in a state; by default, that in the normal state.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors[state] }
  /// The image of a state; by default, that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] }
  /// The image behind the title in a state; by default, that in the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? titles[state] }
  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColors[state] ?? .white }
  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? images[state] }
  /// The image that is shown behind the title.
  open var currentBackgroundImage: UIImage? { backgroundImages[state] }

  /// The size of the title and the image beside each other, with insets.
  open override var intrinsicContentSize: CGSize { Content.button(buttonContent).size(limit: 0) }

  /// The room that title and image take.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var layoutContent: Content {
    let content = Content.button(buttonContent)
    guard type(of: self) != UIButton.self, intrinsicContentSize != content.size(limit: 0) else { return content }
    return Content(intrinsicContentSize)
  }

  /// The title and the image as the solver measures them.
  var buttonContent: ButtonContent {
    if let configuration { return configuration.content(compatibleWith: traitCollection) }
    let title = currentAttributedTitle == nil && currentTitle == nil ? nil : titleLabel?.textContent
    return .plain(
      title: title, image: currentImage.map { LayoutSize(size(of: $0)) }, insets: LayoutInsets(contentEdgeInsets),
      isSystem: kind == .system)
  }

  private func size(of image: UIImage) -> CGSize {
    image.size(preferring: symbolConfigurations[state], compatibleWith: traitCollection)
  }

  /// A label with the title that is shown.
  open var titleLabel: UILabel? {
    label.text = currentTitle
    if let title = currentAttributedTitle { label.attributedText = title }
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
    return label
  }

  /// A view with the image that is shown.
  open var imageView: UIImageView? {
    picture.image = currentImage
    return picture
  }

  // MARK: Updates of the configuration

  /// Changes the configuration of a button when its state changes.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  /// Called when the state has changed, before the button is displayed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the configuration follows the state by itself.
  open var automaticallyUpdatesConfiguration = true
  private var update = ConfigurationUpdate()
  private var updatedState: UIControl.State?

  /// Has the configuration follow the state before the button is displayed next.
  open func setNeedsUpdateConfiguration() {
    update.request()
    setNeedsLayout()
  }

  /// Called when the state has changed; calls the handler. Subclasses set the configuration here.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  open override var isEnabled: Bool { didSet { stateDidChange() } }
  open override var isSelected: Bool { didSet { stateDidChange() } }
  open override var isHighlighted: Bool { didSet { stateDidChange() } }

  private func stateDidChange() {
    if state != updatedState { setNeedsUpdateConfiguration() }
  }

  open override func layoutSubviews() {
    if update.begin() {
      updatedState = state
      updateConfiguration()
    }
    super.layoutSubviews()
  }

  /// A button of the system with an image, which calls a method.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }
}

extension UIButton {
  /// The role of a button.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  /// The default appearance of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }
}
