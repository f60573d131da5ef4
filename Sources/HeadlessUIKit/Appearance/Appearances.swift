/// The transitions of views that enter or leave a window without a container that controls them.
@MainActor enum Appearances {
  private static var entered: [UIViewController] = []

  static var isIdle: Bool { entered.isEmpty }

  /// The number of controllers in a transition.
  static var underWay = 0

  /// Whether a controller is in a transition. If not, controllers outside windows are not visible.
  static var areUnderWay: Bool { underWay > 0 }

  /// Calls `viewIsAppearing` for the controllers that have entered a window in this transaction.
  static func commit() {
    guard !entered.isEmpty else { return }
    let controllers = entered
    entered = []
    for controller in controllers { controller.sendIsAppearing() }
  }

  /// Begins the appearance of the controllers whose views are in a tree that enters a window.
  static func enter(_ tree: UIView) -> [AppearanceToken] {
    tokens(for: tree) { controller, _ in
      guard controller.followsItsView, controller.isChosenByParent, !controller.appearance.endsHidden
      else { return nil }
      let parent = controller.parent?.appearance
      // A parent in a transition forwards it to the child.
      let joins = parent?.isUnderWay(.appearing) == true
      return controller.begin(.appearing, animated: joins && parent?.isAnimated == true, isForwarded: joins)
    }
  }

  /// Ends those appearances later, first for controllers without a parent, as logs of UIKit show.
  static func settle(_ tokens: [AppearanceToken], in tree: UIView) {
    entered += tree.controllersInTree.filter(\.appearance.owesIsAppearing)
    let own = tokens.filter { !$0.controller.appearance.isForwarded }
    let strangers = own.filter { $0.controller.parent == nil }
    for token in strangers + own.filter({ $0.controller.parent != nil }) {
      Transactions.later { token.complete() }
    }
  }

  /// Begins the disappearance of the controllers whose views are in a tree that leaves its superview.
  ///
  /// A child that disappears with a parent whose view stays is no longer there when the parent has disappeared.
  static func leave(_ tree: UIView) -> [AppearanceToken] {
    tokens(for: tree) { controller, parentLeavesToo in
      let leavesParent = !parentLeavesToo
      if leavesParent, controller.appearance.isUnderWay(.disappearing), controller.appearance.isForwarded {
        return controller.currentToken
      }
      guard tree.window != nil || controller.isSeenThroughOthers else { return nil }
      return controller.followsItsView ? controller.begin(.disappearing, animated: false) : nil
    }
  }

  /// Visits the controllers whose views are in a tree, including those that enter it meanwhile, without those that
  /// leave it.
  ///
  /// - Parameter begin: takes a controller, and whether its parent's view is in the tree too.
  private static func tokens(
    for tree: UIView, _ begin: (UIViewController, Bool) -> AppearanceToken?
  ) -> [AppearanceToken] {
    var tokens: [AppearanceToken] = []
    var seen: Set<UIViewController> = []
    while true {
      let changes = UIView.hierarchyChanges
      let new = tree.controllersInTree.filter { seen.insert($0).inserted }
      if new.isEmpty { return tokens }
      for controller in new {
        // If no view has moved, all of them are still there. Checking each one would visit all of its superviews.
        let isSure = UIView.hierarchyChanges == changes
        guard isSure || controller.isIn(tree) else { continue }
        let parent = controller.parent
        let isParentIn = parent.map { seen.contains($0) && (isSure || $0.isIn(tree)) } ?? false
        if let token = begin(controller, isParentIn) { tokens.append(token) }
      }
      if UIView.hierarchyChanges == changes { return tokens }
    }
  }
}

extension UIViewController {
  /// Whether moves of its view alone cause appearance callbacks.
  var followsItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && (parent.isSeen || isSeen)
  }

  fileprivate func isIn(_ tree: UIView) -> Bool {
    viewIfLoaded?.isDescendant(of: tree) == true
  }
  /// Whether the container shows this child, or does not control its children.
  var isChosenByParent: Bool { parent?.visibleChildren?.contains(self) ?? true }

  /// Whether the controller counts as visible outside a window, because it is about to enter one or its parent is
  /// visible.
  var isSeenThroughOthers: Bool {
    isSeen && (appearance.isInFlight || appearance.isForwarded)
  }
}
