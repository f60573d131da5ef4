/// The size of text that the user prefers: that of the window which became the key window or was used last.
/// Fonts ask for it on any thread.
enum PreferredTextSize {
  nonisolated(unsafe) private static var value = UIContentSizeCategory.large
  private static let lock = NSLock()

  static var current: UIContentSizeCategory {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
