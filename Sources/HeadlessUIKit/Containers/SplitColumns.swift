/// The controllers of a split view controller's columns.
@MainActor struct SplitColumns {
  private var controllers: [UISplitViewController.Column: (given: UIViewController, shown: UIViewController)] = [:]

  subscript(column: UISplitViewController.Column) -> UIViewController? {
    get { controllers[column]?.given }
    set { controllers[column] = newValue.map { ($0, wrap($0, for: column)) } }
  }

  func shown(in column: UISplitViewController.Column) -> UIViewController? {
    controllers[column]?.shown
  }

  /// What is shown, from the first column to the last; the compact column only shows where there is room for one.
  var wrapped: [UIViewController] {
    [.primary, .supplementary, .secondary].compactMap { controllers[$0]?.shown }
  }

  /// Columns show navigation controllers; what is none gets one of its own.
  private func wrap(_ controller: UIViewController, for column: UISplitViewController.Column) -> UIViewController {
    let isShownAsItIs =
      controller is UINavigationController || controller.children.first is UINavigationController
      || column == .compact || (column == .secondary && controller is UITabBarController)
    return isShownAsItIs ? controller : UINavigationController(rootViewController: controller)
  }
}
