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
    guard !isDescendant(of: view) else {
      let reason = view === self ? "Can't add self as subview" : "Can't add an ancestor as subview"
      return UncaughtException.raise(.invalidArgument, reason)
    }
    if view.superview === self { move(view, to: index) } else { adopt(view, at: index) }
  }

  private func adopt(_ view: UIView, at index: Int) {
    let entersWindow = view.window !== window
    if entersWindow { view.forEachInTree { $0.willMove(toWindow: window) } }
    view.willMove(toSuperview: self)
    view.leaveSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if entersWindow { view.forEachInTree { $0.didMoveToWindow() } }
  }

  func detach() {
    guard superview != nil else { return }
    let leavesWindow = window != nil
    if leavesWindow { forEachInTree { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    leaveSuperview()
    didMoveToSuperview()
    if leavesWindow { forEachInTree { $0.didMoveToWindow() } }
  }

  /// Takes the view out, and with it the constraints above that refer to it or to what is in it.
  private func leaveSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    for ancestor in superview.lineage {
      ancestor.removeConstraints(ancestor.constraints.filter { $0.views.contains { $0.isDescendant(of: self) } })
    }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
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
}
