/// The appearances that views cause by entering or leaving a window, without a container that controls them.
@MainActor enum Appearances {
  private static var entered: [UIViewController] = []

  static var isIdle: Bool { entered.isEmpty }

  /// How many controllers are on their way between not being seen and being seen.
  static var underWay = 0

  /// Whether any are: where none are, what is outside windows is not seen.
  static var areUnderWay: Bool { underWay > 0 }

  /// Tells what has entered a window in this transaction that it is appearing.
  static func commit() {
    guard !entered.isEmpty else { return }
    let controllers = entered
    entered = []
    for controller in controllers { controller.sendIsAppearing() }
  }

  /// Begins the appearance of the controllers whose views are in a tree that is about to enter a window.
  static func enter(_ tree: UIView) -> [AppearanceToken] {
    tokens(for: tree) { controller, _ in
      guard controller.followsItsView, controller.isChosenByParent, !controller.appearance.endsHidden
      else { return nil }
      let parent = controller.parent?.appearance
      // A parent that is on its way itself takes the child along.
      let joins = parent?.isUnderWay(.appearing) == true
      return controller.begin(.appearing, animated: joins && parent?.isAnimated == true, isForwarded: joins)
    }
  }

  /// Ends those appearances later; controllers without a parent come first, as has been logged.
  static func settle(_ tokens: [AppearanceToken], in tree: UIView) {
    entered += tree.controllersInTree.filter(\.appearance.owesIsAppearing)
    let own = tokens.filter { !$0.controller.appearance.isForwarded }
    let strangers = own.filter { $0.controller.parent == nil }
    for token in strangers + own.filter({ $0.controller.parent != nil }) {
      Transactions.later { token.complete() }
    }
  }

  /// Begins the disappearance of the controllers whose views are in a tree that is about to leave its superview.
  ///
  /// What disappears with a parent whose view stays behind will not be there when the parent has disappeared.
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

  /// Goes through the controllers whose views are in a tree, also those that come into it meanwhile, but not those
  /// that leave it.
  ///
  /// - Parameter begin: takes a controller, and whether its parent's view is in the tree, too.
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
        // As long as no view has moved, all of them are still there; to ask each takes the way to the top.
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
  /// Whether what happens to the view is enough for the controller to be told of its appearance.
  var followsItsView: Bool {
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && (parent.isSeen || isSeen)
  }

  fileprivate func isIn(_ tree: UIView) -> Bool {
    viewIfLoaded?.isDescendant(of: tree) == true
  }
  /// Whether the parent shows this child, or leaves it to the child's view.
  var isChosenByParent: Bool { parent?.visibleChildren?.contains(self) ?? true }

  /// Whether the controller is seen, outside a window, because it is about to enter one or because its parent is seen.
  var isSeenThroughOthers: Bool {
    isSeen && (appearance.isInFlight || appearance.isForwarded)
  }
}
