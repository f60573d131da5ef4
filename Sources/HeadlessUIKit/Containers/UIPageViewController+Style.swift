extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction in which pages follow one another.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Whether pages are turned on or back.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where the spine of the book is.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// What can be said about pages when a controller is made.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the spine of the book is.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// What is left between two pages.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }
}
