/// The controllers of a split view controller's columns.
@MainActor struct ColumnControllers {
  private var controllers: [UISplitViewController.Column: (given: UIViewController, shown: UIViewController)] = [:]

  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { controllers[column]?.given }
    set { controllers[column] = newValue.map { ($0, wrap($0, for: column)) } }
  }

  func shown(in column: UISplitViewController.Column) -> UIViewController? {
    controllers[column]?.shown
  }

  /// The controllers of all columns, the compact column last.
  var all: [UIViewController] {
    [.primary, .supplementary, .secondary, .compact].compactMap { controllers[$0]?.shown }
  }

  /// The column that UIKit proposes if there is room for one.
  var top: UISplitViewController.Column {
    [.compact, .secondary, .supplementary].first { controllers[$0] != nil } ?? .primary
  }

  /// Columns show navigation controllers. Other controllers are wrapped in one.
  private func wrap(_ controller: UIViewController, for column: UISplitViewController.Column) -> UIViewController {
    isShownAsItIs(controller, in: column) ? controller : UINavigationController(rootViewController: controller)
  }

  private func isShownAsItIs(_ controller: UIViewController, in column: UISplitViewController.Column) -> Bool {
    switch column {
    case .compact: true
    case _ where controller is UINavigationController: true
    case .secondary: controller is UITabBarController || controller.children.first is UINavigationController
    case .primary: controller.children.first is UINavigationController
    case .supplementary: false
    }
  }
}
