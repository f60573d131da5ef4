extension UITableViewCell {
  /// The contents and arrangement of a cell.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The editing control of a row.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The accessory at the end of a cell.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The separator between two cells.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}
