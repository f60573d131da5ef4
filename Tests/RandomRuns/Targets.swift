import HeadlessUIKit

/// The elements in the view of a controller that the user can touch, without those of its children.
@MainActor enum Targets {
  /// The enabled controls with an action.
  static func controls(of controller: UIViewController) -> [UIControl] {
    var controls: [UIControl] = []
    forEachOwnView(of: controller) { view in
      guard let control = view as? UIControl, control.isEnabled, !control.allControlEvents.isEmpty else { return }
      controls.append(control)
    }
    return controls
  }

  /// The bar button items with an action around a controller.
  static func barItems(of controller: UIViewController) -> [UIBarButtonItem] {
    let item = controller.navigationItem
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? [])
    return items.filter { $0.isEnabled && $0.primaryAction != nil }
  }

  /// The rows of the tables.
  static func rows(of controller: UIViewController) -> [(table: UITableView, row: IndexPath)] {
    var rows: [(table: UITableView, row: IndexPath)] = []
    forEachOwnView(of: controller) { view in
      guard let table = view as? UITableView, table.delegate != nil else { return }
      for section in 0..<table.numberOfSections {
        for row in 0..<table.numberOfRows(inSection: section) {
          rows.append((table, IndexPath(row: row, section: section)))
        }
      }
    }
    return rows
  }

  private static func forEachOwnView(of controller: UIViewController, _ body: (UIView) -> Void) {
    let others = controller.children.compactMap(\.viewIfLoaded)
    func visit(_ view: UIView) {
      guard !view.isHidden, !others.contains(where: { $0 === view }) else { return }
      body(view)
      for subview in view.subviews { visit(subview) }
    }
    if let view = controller.viewIfLoaded { visit(view) }
  }
}
