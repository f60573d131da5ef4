extension UIPageViewController {
  /// The transition style between pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether pages are turned forward or back.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The position of the spine of the book.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// The options of a new page view controller.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The position of the spine of the book.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// The space between two pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
