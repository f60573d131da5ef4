/// Whether the configuration of a cell has to follow the cell's state.
struct ConfigurationUpdate {
  /// Whether the state has changed since the last update. A new cell is updated once.
  private(set) var isNeeded = true

  mutating func request() { isNeeded = true }

  /// Notes that the cell is updated now.
  ///
  /// - Returns: whether it has to be.
  mutating func begin() -> Bool {
    defer { isNeeded = false }
    return isNeeded
  }
}
