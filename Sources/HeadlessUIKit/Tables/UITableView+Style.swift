extension UITableView {
  /// Represents a height that the table works out.
  public class var automaticDimension: CGFloat { -1 }

  /// The appearance of a table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// When cells that changed their size are laid out again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  /// The reference of the separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The position of a row after scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom

    var place: ScrolledAxis.Place {
      switch self {
      case .none: .nearest
      case .top: .start
      case .middle: .middle
      case .bottom: .end
      }
    }
  }
}
