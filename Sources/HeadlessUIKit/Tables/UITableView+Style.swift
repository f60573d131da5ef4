extension UITableView {
  /// Stands for a height that the table works out.
  public class var automaticDimension: CGFloat { -1 }

  /// What a table looks like.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Where a row comes to stand after scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
}
