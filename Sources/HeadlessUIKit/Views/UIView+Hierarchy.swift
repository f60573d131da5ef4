extension UIView {
  /// The view, its superview, and so on up.
  var lineage: some Sequence<UIView> {
    sequence(first: self) { $0.superview }
  }

  func insert(_ view: UIView, below sibling: UIView) {
    insert(view, beside: sibling, offset: 0)
  }

  func insert(_ view: UIView, above sibling: UIView) {
    insert(view, beside: sibling, offset: 1)
  }

  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? .max)
  }

  func insert(_ view: UIView, at index: Int) {
    // A view without subviews is not an ancestor. The check would visit all superviews.
    guard view !== self else { return UncaughtException.subviewOfItself.raise() }
    guard view.subviews.isEmpty || !isDescendant(of: view) else {
      return UncaughtException.subviewOfItsSubview.raise()
    }
    if view.superview === self { move(view, to: index) } else { adopt(view, at: index) }
  }

  private func adopt(_ view: UIView, at index: Int) {
    guard window == nil || view.mayEnter(self) else { return }
    guard view.window !== window else {
      view.willMove(toSuperview: self)
      take(view, at: index)
      view.didMoveToSuperview()
      return view.updateSafeArea()
    }
    if let window {
      enter(window, view, at: index)
    } else {
      view.detach()
      view.willMove(toSuperview: self)
      take(view, at: index)
      view.didMoveToSuperview()
    }
  }

  /// Takes a tree of views into a window, and with them the controllers whose views they are.
  private func enter(_ window: UIWindow, _ view: UIView, at index: Int) {
    if view.window == nil { view.leaveSuperview() } else { view.detach() }
    let tokens = window.isHidden ? [] : Appearances.enter(view)
    guard self.window === window else { return abandon(view, at: index) }
    view.forEachInTree { $0.willMove(toWindow: window) }
    view.willMove(toSuperview: self)
    take(view, at: index)
    view.forEachInTree {
      $0.ownWindow = window
      $0.markForLayout()
    }
    view.didMoveToSuperview()
    view.forEachInTree { $0.didMoveToWindow() }
    view.forEachInTree { $0.updateSafeArea() }
    view.updateTraits()
    if window.isHidden { return view.endAppearances() }
    Appearances.settle(tokens, in: view)
  }

  /// Takes a view that was to enter a window which this one has left meanwhile, in the callbacks about it.
  private func abandon(_ view: UIView, at index: Int) {
    adopt(view, at: index)
    if window == nil { view.endAppearances() }
  }

  /// Cancels the appearance of the controllers whose views are in this one.
  private func endAppearances() {
    for token in Appearances.leave(self) { token.complete() }
  }

  private func take(_ view: UIView, at index: Int) {
    view.leaveSuperview()
    UIView.hierarchyChanges += 1
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    markForLayout()
    view.passLayoutUp()
    view.passDisplayUp()
    view.passConstraintUpdateUp()
    if !view.isIslandRoot { layoutInputsDidChange() }
    didAddSubview(view)
  }

  func detach() {
    guard let oldSuperview = superview else { return }
    let tokens = window != nil || Appearances.areUnderWay && holdsSeenController ? Appearances.leave(self) : []
    guard superview === oldSuperview else { return follow(tokens) }
    let leavesWindow = window != nil
    if leavesWindow { forEachInTree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    leaveSuperview()
    if leavesWindow {
      forEachInTree {
        $0.ownWindow = nil
        $0.currentSafeArea = .zero
      }
    }
    didMoveToSuperview()
    if leavesWindow { forEachInTree { $0.didMoveToWindow() } }
    for token in tokens { token.complete() }
  }

  /// Ends the transitions of a view that a callback has moved in the meantime.
  private func follow(_ tokens: [AppearanceToken]) {
    if window == nil {
      for token in tokens { token.complete() }
    } else {
      Appearances.settle(Appearances.enter(self), in: self)
    }
  }

  /// Removes the view, and the constraints of ancestors that refer to it or its subviews.
  private func leaveSuperview() {
    guard let superview else { return }
    UIView.hierarchyChanges += 1
    superview.willRemoveSubview(self)
    dropConstraintsAbove()
    superview.lastRemoval = superview.subviews.remove(self, near: superview.lastRemoval) ?? 0
    superview.markForLayout()
    if !isIslandRoot { superview.layoutInputsDidChange() }
    self.superview = nil
    solvedFrame = nil
    needsSolving = true
    viewController?.appearance.endsHidden = false
  }

  func move(_ view: UIView, to index: Int) {
    guard let current = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: current)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInTree(body) }
  }

  /// Whether a controller whose view is in this tree is visible, or about to be. Controllers in other controllers
  /// depend on those.
  private var holdsSeenController: Bool {
    if let viewController { return viewController.isSeen || !viewController.isSettled }
    return subviews.contains { $0.holdsSeenController }
  }

  /// The controllers whose root views are in this tree, from the top down.
  var controllersInTree: [UIViewController] {
    var controllers: [UIViewController] = []
    forEachInTree { if let controller = $0.viewController { controllers.append(controller) } }
    return controllers
  }
}
