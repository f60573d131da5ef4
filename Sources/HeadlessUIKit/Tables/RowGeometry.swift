import UIKitFacts

/// The frames of a table's headers, rows and footers, in the coordinates of its content.
struct RowGeometry {
  private(set) var rows: [IndexPath: CGRect] = [:]
  private(set) var headers: [Int: CGRect] = [:]
  private(set) var footers: [Int: CGRect] = [:]
  private(set) var sections: [CGRect] = []
  /// The height of all that has been added.
  private(set) var height: CGFloat = 0
  /// The width of the table, and the margins of its sections.
  let width: CGFloat
  let side: CGFloat

  init(width: CGFloat, side: CGFloat) {
    self.width = width
    self.side = side
  }

  /// Adds a view that is as wide as the table, and returns its frame.
  mutating func add(height own: CGFloat) -> CGRect {
    let frame = CGRect(x: 0, y: height, width: width, height: own)
    height += own
    return frame
  }

  mutating func addHeader(of section: Int, height own: CGFloat) {
    sections.append(CGRect(x: 0, y: height, width: width, height: 0))
    headers[section] = add(height: own)
  }

  mutating func addRow(_ row: IndexPath, height own: CGFloat) {
    rows[row] = CGRect(x: side, y: height, width: max(0, width - 2 * side), height: own)
    height += own
  }

  mutating func addFooter(of section: Int, height own: CGFloat) {
    footers[section] = add(height: own)
    sections[sections.count - 1].size.height = height - sections[sections.count - 1].minY
  }

  /// The row at a height; nil between rows.
  func row(at y: CGFloat) -> IndexPath? {
    rows.first { $0.value.minY <= y && y < $0.value.maxY }?.key
  }
}

extension UITableView {
  /// Gives headers, rows and footers their places, and the content its size.
  ///
  /// - Parameter counts: the numbers of rows of all sections.
  func placeRows(_ counts: [Int], _ cells: [IndexPath: UITableViewCell], _ views: SectionViews) {
    let isInset = style == .insetGrouped
    let side = isInset ? CGFloat(ControlSizes.rowInset(width: Double(bounds.width))) : 0
    var geometry = RowGeometry(width: bounds.width, side: side)
    place(tableHeaderView, &geometry)
    for (section, count) in counts.enumerated() {
      geometry.addHeader(of: section, height: headerHeight(section, views[header: section]))
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        geometry.addRow(path, height: height(of: path, cells[path], geometry.width - 2 * side))
      }
      geometry.addFooter(of: section, height: footerHeight(section, views[footer: section]))
      if let header = views[header: section], let frame = geometry.headers[section] { header.frame = frame }
      if let footer = views[footer: section], let frame = geometry.footers[section] { footer.frame = frame }
    }
    place(tableFooterView, &geometry)
    for (path, cell) in cells { if let frame = geometry.rows[path], cell.frame != frame { cell.frame = frame } }
    rowGeometry = geometry
    let size = CGSize(width: geometry.width, height: geometry.height)
    if size != contentSize { contentSize = size }
  }

  private func place(_ view: UIView?, _ geometry: inout RowGeometry) {
    guard let view else { return }
    let frame = geometry.add(height: max(0, view.bounds.height.finite ?? 0))
    if view.frame != frame { view.frame = frame }
  }

  private func height(of row: IndexPath, _ cell: UITableViewCell?, _ width: CGFloat) -> CGFloat {
    let given = delegate?.tableView(self, heightForRowAt: row) ?? rowHeight
    if given >= 0, given.isFinite { return given }
    return cell?.fittedHeight(width) ?? CGFloat(ControlSizes.rowHeight)
  }

  private func headerHeight(_ section: Int, _ view: UIView?) -> CGFloat {
    let given = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if given >= 0, given.isFinite { return given }
    if let view { return fittedHeight(view) }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    return CGFloat(ControlSizes.sectionHeaderHeight(isGrouped: style != .plain, hasTitle: title != nil))
  }

  private func footerHeight(_ section: Int, _ view: UIView?) -> CGFloat {
    let given = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if given >= 0, given.isFinite { return given }
    if let view { return fittedHeight(view) }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    return CGFloat(ControlSizes.sectionFooterHeight(isGrouped: style != .plain, hasTitle: title != nil))
  }

  private func fittedHeight(_ view: UIView) -> CGFloat {
    let fitted = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let plain = CGFloat(ControlSizes.sectionHeaderHeight(isGrouped: false, hasTitle: true))
    return fitted > 0 ? fitted : plain
  }
}

extension CGFloat {
  /// The number; nil if it is none, or infinite.
  fileprivate var finite: CGFloat? { isFinite ? self : nil }
}
