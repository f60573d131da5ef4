extension UISplitViewController {
  /// Stands for a width that the system decides.
  public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// The columns by their use.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    /// What `oneBesideSecondary` was called.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// What `secondaryOnly` was called.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// What `oneOverSecondary` was called.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// What shown columns do to the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}
