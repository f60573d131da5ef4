import HeadlessUIKit

extension IndexPath {
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
  static func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
