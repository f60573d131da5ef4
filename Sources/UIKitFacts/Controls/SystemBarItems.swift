/// What the system shows for its own bar button items, by their names in Swift.
///
/// Source: the Human Interface Guidelines, and screens of iOS 18.
package enum SystemBarItems {
  private static let symbols: [String: String] = [
    "add": "plus", "compose": "square.and.pencil", "reply": "arrow.uturn.backward", "action": "square.and.arrow.up",
    "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
    "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause",
  ]

  /// The symbol of an item; nil if it shows a title.
  package static func symbol(of item: String) -> String? { symbols[item] }

  /// The title of an item, as of `done`; empty without an item.
  package static func title(of item: String?) -> String {
    guard let item, let first = item.first else { return "" }
    return first.uppercased() + item.dropFirst()
  }
}
