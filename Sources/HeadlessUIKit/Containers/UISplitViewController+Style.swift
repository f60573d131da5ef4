extension UISplitViewController {
  /// A width that the system chooses.
  public class var automaticDimension: CGFloat { -CGFloat.greatestFiniteMagnitude }

  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// The columns by their use.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The visible columns and their arrangement.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary

    /// The former name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The former name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The former name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The style of the background behind the primary column.
  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// The effect of visible columns on the secondary one.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
}
