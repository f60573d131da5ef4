/// The content of a row: an image and two texts.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The look of a text.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// The most lines; 0 for no limit.
    public var numberOfLines = 0
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The colour of a template image.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
  }

  /// The displayed image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The look of the text.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The look of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The margins between the content and the cell's edges.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the texts are side by side if there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the text.
  public var imageToTextPadding: CGFloat = 16
  /// The horizontal padding between the primary and secondary text.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The vertical padding between the primary and secondary text.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  /// A row with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a text above another.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row with a text beside another.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }
  /// A row of the column beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of the column beside a sidebar with a text above another.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A view with the image and the texts.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  /// The same for every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// Shows an image and two texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  /// The configuration of the view.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()

  /// A view with the given content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryTextLabel] { addSubview(view) }
    show()
  }

  /// Makes a view without reading the archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func show() {
    guard let content = configuration as? UIListContentConfiguration else { return }
    imageView.image = content.image
    textLabel.text = content.text
    textLabel.numberOfLines = content.textProperties.numberOfLines
    secondaryTextLabel.text = content.secondaryText
    secondaryTextLabel.numberOfLines = content.secondaryTextProperties.numberOfLines
  }
}
