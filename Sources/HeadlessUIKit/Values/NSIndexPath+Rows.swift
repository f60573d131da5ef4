extension NSIndexPath {
  /// The place of a row in a section of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The place of an item in a section of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The section.
  public var section: Int { index(atPosition: 0) }
  /// The row in the section.
  public var row: Int { index(atPosition: 1) }
  /// The item in the section.
  public var item: Int { index(atPosition: 1) }
}
