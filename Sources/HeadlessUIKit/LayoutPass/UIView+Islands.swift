import LayoutSolver
import UIKitFacts

extension UIView {
  /// Whether nothing outside of the view decides what is laid out in it: no constraint places it, and none from outside
  /// goes into it.
  var isIslandRoot: Bool {
    guard let superview, !(self is UIWindow) else { return true }
    guard translatesAutoresizingMaskIntoConstraints else { return false }
    if !superview.translatesAutoresizingMaskIntoConstraints, fills(superview) { return false }
    if constraintsAbove.isEmpty { return true }
    return !constraintsAbove.all.contains { constraint in constraint.items.contains { goesInside($0) } }
  }

  /// Whether the view fills its superview. Its contents can then determine the size of both.
  func fills(_ superview: UIView) -> Bool {
    autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight]) && frame == superview.bounds
      && !(superview is UIScrollView)
  }

  /// Adds a view that is as large as this one, and stays so.
  func addFilling(_ view: UIView) {
    view.frame = CGRect(origin: .zero, size: bounds.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Whether an item is in this view, and more than one of its own edges.
  private func goesInside(_ item: any AnchorOwner) -> Bool {
    if item === self { return false }
    if let guide = item as? UILayoutGuide, guide.owner === self { return guide.role == .custom }
    return item.ownView?.isDescendant(of: self) ?? false
  }

  /// The view that the view is laid out with: itself, or the nearest superview that no constraint places.
  var islandRoot: UIView {
    var view = self
    while !view.isIslandRoot, let superview = view.superview { view = superview }
    return view
  }

  /// Whether any constraint is about the view, or a stack view arranges it.
  var isConstrained: Bool {
    if !constraintsAbove.isEmpty { return true }
    if (superview as? UIStackView)?.isArranged(self) ?? false { return true }
    return ownConstraints.all.contains { constraint in constraint.items.contains { $0.ownView === self } }
  }

  /// Has the island of the view solved again when it is laid out, because something has changed that it depends on.
  func layoutInputsDidChange() {
    var view: UIView? = self
    while let current = view, !(current.needsSolving && current.holdsLayout) {
      current.needsSolving = true
      current.holdsLayout = true
      view = current.superview
    }
  }

  /// Responds to a change of the view's contents, on whose size only constraints depend.
  func contentDidChange() {
    if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
  }

  /// Solves the constraints of the island that the view is the root of, if they have changed. Views whose frames change
  /// have their superviews laid out.
  func solveIfNeeded() {
    guard needsSolving, isIslandRoot else { return }
    needsSolving = false
    guard holdsConstraints else { return }
    let (island, solution) = LayoutIsland.solved(self)
    island.store(solution)
  }

  /// Whether there is anything in the view that constraints could place.
  private var holdsConstraints: Bool {
    superview == nil && !translatesAutoresizingMaskIntoConstraints
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints || !$0.constraintsAbove.isEmpty }
      || !layoutGuides.isEmpty
  }

  /// Gives the subviews the frames that the constraints have. What has a transform keeps it.
  func placeSubviews() {
    for subview in subviews { if let frame = subview.solvedFrame { subview.take(frame) } }
  }

  /// Takes a frame, as UIKit does by the bounds and the centre.
  fileprivate func take(_ frame: CGRect) {
    guard frame != untransformedFrame else { return }
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    if center != middle { center = middle }
  }

  /// Whether the constraints leave the frame open.
  var isAmbiguous: Bool { !LayoutIsland(islandRoot).openAttributes(of: self).isEmpty }

  /// Gives a view with an ambiguous layout another frame that its constraints allow, until it is laid out anew.
  public func exerciseAmbiguityInLayout() {
    var island = LayoutIsland(islandRoot)
    let attributes = island.openAttributes(of: self)
    guard !attributes.isEmpty else { return }
    for attribute in attributes { island.move(self, attribute) }
    island.store(island.problem.solve())
    layoutIfNeeded()
  }
}

extension LayoutIsland {
  /// The island of a root, with its solution.
  static func solved(
    _ root: UIView, isFitted: Bool = false, _ addition: (inout LayoutIsland) -> Void = { _ in }
  ) -> (LayoutIsland, LayoutSolution) {
    var island = LayoutIsland(root, isFitted: isFitted)
    if island.forgetWidths() { island = LayoutIsland(root, isFitted: isFitted) }
    addition(&island)
    let solution = isFitted ? island.problem.solve() : root.solve(island.problem)
    // Classes of the author's measure their wrapped content again when its width is known.
    guard island.measureAgain(solution) else { return (island, solution) }
    island = LayoutIsland(root, isFitted: isFitted)
    addition(&island)
    return (island, isFitted ? island.problem.solve() : root.solve(island.problem))
  }

  /// The attributes of a view that its constraints leave open.
  fileprivate func openAttributes(of view: UIView) -> [LayoutAnchor.Attribute] {
    problem.solve(findsAmbiguities: true).ambiguities.first {
      $0.item < members.count && members[$0.item].view === view
    }?
    .attributes.filter { $0 != .scrollContent } ?? []
  }

  /// Moves an attribute of a view away from where it is, at a priority below all others.
  fileprivate mutating func move(_ view: UIView, _ attribute: LayoutAnchor.Attribute) {
    guard let item = members.firstIndex(where: { $0.view === view }) else { return }
    let frame = LayoutRect(view.untransformedFrame)
    let (value, isPosition) =
      switch attribute {
      case .left: (frame.left, true)
      case .top: (frame.top, true)
      case .width: (frame.size.width, false)
      default: (frame.size.height, false)
      }
    let parent = problem.items[item].parent
    add(
      LayoutConstraint(
        first: LayoutAnchor(item, attribute), second: isPosition ? parent.map { LayoutAnchor($0, attribute) } : nil,
        constant: .points(value + Self.step), priority: 1))
  }

  /// How far a frame is moved that constraints leave open.
  private static let step = 40.0

  /// Measures content without the width of the previous layout; returns whether any view had been measured with it.
  private func forgetWidths() -> Bool {
    let wrapped = members.filter { $0.view.wrappingWidth != 0 }
    for member in wrapped { member.view.wrappingWidth = 0 }
    return !wrapped.isEmpty
  }

  /// Measures wrapping content of views at the widths of a solution; returns whether any size differs.
  fileprivate func measureAgain(_ solution: LayoutSolution) -> Bool {
    var differs = false
    for (item, member) in members.enumerated() where member.view.measuresWrappedContent {
      let before = member.view.intrinsicContentSize
      member.view.wrappingWidth = CGFloat(solution.exactFrames[item].size.width)
      if member.view.intrinsicContentSize != before { differs = true }
    }
    return differs
  }

  /// Keeps the frames of a solution, and marks what has to be laid out for them.
  fileprivate func store(_ solution: LayoutSolution) {
    for (item, member) in members.enumerated() {
      if !member.endsIsland { member.view.needsSolving = false }
      store(solution, of: member, item)
    }
    let root = members[0].view
    if root.superview == nil, !root.translatesAutoresizingMaskIntoConstraints { root.take(CGRect(solution.frames[0])) }
    for (guide, item) in guides { guide.solvedFrame = CGRect(solution.frames[item]) }
    warn(solution.conflicts)
  }

  private func store(_ solution: LayoutSolution, of member: Member, _ item: Int) {
    let view = member.view
    view.solvedFrame = member.isPlaced ? CGRect(solution.frames[item]) : nil
    if let frame = view.solvedFrame, frame != view.untransformedFrame { view.superview?.markForLayout() }
    guard let scrollView = view as? UIScrollView else { return }
    let size = member.hasConstrainedContent ? solution.contentSizes[item].map { CGSize($0) } : nil
    scrollView.solvedContentSize = size
    if let size, size != scrollView.contentSize { view.markForLayout() }
  }

  /// Reports the constraints that contradict each other, once.
  private func warn(_ conflicts: [LayoutConflict]) {
    var broken: Set<ObjectIdentifier> = []
    for conflict in conflicts {
      let constraints = conflict.constraints.compactMap { origins[$0] }
      guard let last = conflict.broken.flatMap({ origins[$0] }) ?? constraints.last else { continue }
      broken.insert(ObjectIdentifier(last))
      guard !last.isBroken else { continue }
      last.isBroken = true
      Console.warn(.unsatisfiable(constraints, breaking: last))
    }
    for case let constraint? in origins where constraint.isBroken && !broken.contains(ObjectIdentifier(constraint)) {
      constraint.isBroken = false
    }
  }
}
