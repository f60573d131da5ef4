import LayoutSolver
import UIKitFacts

extension UIButton {
  /// The appearance of a button.
  @preconcurrency @MainActor public struct Configuration {
    package enum Style: Hashable, Sendable {
      case plain, tinted, filled, gray, borderless, bordered, borderedTinted, borderedProminent
    }

    package let style: Style

    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The picture.
    public var image: UIImage?
    /// The configuration of a symbol image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title that the picture is on.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between picture and title.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The insets of the content.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The colour of the content, as far as the style follows it.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, as far as the style follows it.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button.
    public var buttonSize = Size.medium
    /// Whether an activity indicator stands instead of the picture.
    public var showsActivityIndicator = false

    private init(_ style: Style) {
      self.style = style
    }

    /// A button without a background.
    public static func plain() -> UIButton.Configuration { Configuration(.plain) }
    /// A button on a background of its tint.
    public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }
    /// A button on a background of its colour.
    public static func filled() -> UIButton.Configuration { Configuration(.filled) }
    /// A button on grey.
    public static func gray() -> UIButton.Configuration { Configuration(.gray) }
    /// A button without a border.
    public static func borderless() -> UIButton.Configuration { Configuration(.borderless) }
    /// A button with a border.
    public static func bordered() -> UIButton.Configuration { Configuration(.bordered) }
    /// A button with a border of its tint.
    public static func borderedTinted() -> UIButton.Configuration { Configuration(.borderedTinted) }
    /// A button with a border that is emphasized.
    public static func borderedProminent() -> UIButton.Configuration { Configuration(.borderedProminent) }
  }
}

extension UIButton.Configuration {
  /// The rounding of the corners.
  public enum CornerStyle: Int, Sendable {
    case fixed = -1
    case dynamic, small, medium, large, capsule
  }

  /// The size of a button.
  public enum Size: Int, Sendable {
    case medium, small, mini, large
  }

  /// The alignment of the title and subtitle of a button.
  public enum TitleAlignment: Int, Sendable {
    case automatic, leading, center, trailing
  }
}

extension UIButton.Configuration {
  /// The contents of the button, as the solver measures them.
  @MainActor func content(compatibleWith traits: UITraitCollection) -> ButtonContent {
    let preferred = preferredSymbolConfigurationForImage
    let imageSize = image.map { LayoutSize($0.size(preferring: preferred, compatibleWith: traits)) }
    let body = UIFont.preferredFont(forTextStyle: .body)
    let caption = UIFont.preferredFont(forTextStyle: .caption1)
    let edge: ButtonContent.ImageEdge =
      switch imagePlacement {
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      default: .leading
      }
    return ButtonContent(
      title: title.map { TextContent($0, nil, font: body, lines: 0) },
      subtitle: subtitle.map { TextContent($0, nil, font: caption, lines: 0) },
      image: imageSize, imageEdge: edge, imagePadding: Double(imagePadding),
      titlePadding: Double(titlePadding), insets: LayoutInsets(UIEdgeInsets(contentInsets)))
  }
}
