/// The content of a row: an image and two texts.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// The options of a label.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// The most lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment.
    public var alignment = TextAlignment.natural
    /// Where a line breaks.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font follows the text size that the user chooses.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the font shrinks where the text does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The look of an image.
  public struct ImageProperties {
    /// The colour of a template image.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The largest size; no limit where a side is 0.
    public var maximumSize = CGSize.zero
    /// The room for the image, in the middle of which it is; its own size where a side is 0.
    public var reservedLayoutSize = CGSize.zero
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }

  /// The displayed image.
  public var image: UIImage?
  /// The look of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The primary text with attributes, in place of the plain one.
  public var attributedText: NSAttributedString?
  /// The look of the text.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString?
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
  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { header(size: 15) }
  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { header(size: 15) }
  /// The header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { header(size: 13) }
  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { header(size: 13) }
  /// A large header of a grouped list with insets.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header(size: 20) }
  /// A header of any list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer of any list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A row of a sidebar with a text above another.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { header(size: 17) }

  private static func header(size: CGFloat) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = .systemFont(ofSize: size)
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
