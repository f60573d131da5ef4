extension UITableViewCell {
  /// What a cell shows, and where.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// What editing does to a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// What stands at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// What a selected cell looks like.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// What is drawn between two cells.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
