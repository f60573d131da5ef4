extension IndexPath {
  /// The place of a row in a section of a table.
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The place of an item in a section of a collection.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
