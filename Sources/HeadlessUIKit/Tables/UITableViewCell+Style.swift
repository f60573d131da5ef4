extension UITableViewCell {
  /// The contents and arrangement of a cell.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The controls that a row shows while its table is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The controls as bits.
    public let rawValue: UInt

    /// Makes a set of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The control before the content.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The question whether the row is to be deleted.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
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
