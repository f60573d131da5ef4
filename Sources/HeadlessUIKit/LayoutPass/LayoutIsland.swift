import LayoutSolver
import UIKitFacts

/// The views that are laid out together, as a problem for the solver: a view whose frame no constraint decides, what is in
/// it, and their layout guides.
///
/// A view in it that follows its autoresizing mask ends the island, because nothing inside of that view changes its frame. It
/// does not if a constraint of an outer view goes into it.
@MainActor struct LayoutIsland {
  private(set) var problem: LayoutProblem
  /// The views, in the order of their items; views come before their subviews.
  private(set) var members: [Member] = []
  private(set) var guides: [(guide: UILayoutGuide, item: Int)] = []
  /// The constraint behind each of the problem's; nil for the rules of old layout guides.
  private(set) var origins: [NSLayoutConstraint?] = []
  private var items: [ObjectIdentifier: Int] = [:]
  private let isRightToLeft: Bool

  /// A view of the island.
  struct Member {
    let view: UIView
    let item: Int
    /// Whether the solution decides the frame; otherwise a mask or the author does.
    let isPlaced: Bool
    /// Whether constraints say how large the content of a scroll view is.
    var hasConstrainedContent = false
  }

  /// The views in a root.
  ///
  /// - Parameter isFitted: whether the root's size is free too.
  init(_ root: UIView, isFitted: Bool = false) {
    isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    problem = LayoutProblem(environment: LayoutEnvironment(scale: Double(UIScreen.main.scale)))
    addRoot(root, isFitted: isFitted || root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints)
    for member in members where member.view.isIslandMember(of: root) {
      for constraint in member.view.ownConstraints.all { add(constraint, holder: member.item) }
    }
  }

  /// Adds a constraint that no view has, for the time of a measurement.
  mutating func add(_ constraint: LayoutConstraint) {
    problem.constraints.append(constraint)
    origins.append(nil)
  }

  // MARK: Views

  private mutating func addRoot(_ root: UIView, isFitted: Bool) {
    var item = LayoutSolver.LayoutItem(parent: nil, frame: LayoutRect(root.untransformedFrame))
    item.autoresizing = isFitted ? nil : []
    item.safeArea = LayoutInsets(root.safeAreaInsets)
    setProperties(of: &item, root, keepsContent: isFitted)
    append(item, root, isPlaced: false)
    addSubviews(of: root, in: 0)
  }

  private mutating func addSubviews(of view: UIView, in parent: Int) {
    for subview in view.subviews {
      if subview.isIslandRoot {
        // Only constraints of outer views need to know where it is.
        if !subview.constraintsAbove.isEmpty { addMasked(subview, in: parent) }
      } else if subview.translatesAutoresizingMaskIntoConstraints {
        addSubviews(of: subview, in: addMasked(subview, in: parent))
      } else {
        addSubviews(of: subview, in: addFree(subview, in: parent))
      }
    }
    if let stack = view as? UIStackView { problem.items[parent].stack = stackProperties(of: stack) }
  }

  /// Adds a view whose frame follows its superview's.
  @discardableResult private mutating func addMasked(_ view: UIView, in parent: Int) -> Int {
    var item = LayoutSolver.LayoutItem(parent: parent, frame: LayoutRect(view.untransformedFrame))
    item.autoresizing = AutoresizingMask(rawValue: Int(view.autoresizingMask.rawValue))
    item.frameReference = view.superview.map { LayoutSize($0.bounds.size) }
    setProperties(of: &item, view, keepsContent: false)
    return append(item, view, isPlaced: false)
  }

  /// Adds a view that constraints place; the author does if there is none, and no content either.
  private mutating func addFree(_ view: UIView, in parent: Int) -> Int {
    var item = LayoutSolver.LayoutItem(parent: parent, frame: LayoutRect(view.untransformedFrame))
    setProperties(of: &item, view, keepsContent: true)
    let isPlaced = view.isConstrained || item.content.hasSize
    if !isPlaced {
      item.autoresizing = []
      item.frameReference = view.superview.map { LayoutSize($0.bounds.size) }
    }
    return append(item, view, isPlaced: isPlaced)
  }

  @discardableResult private mutating func append(
    _ item: LayoutSolver.LayoutItem, _ view: UIView, isPlaced: Bool
  ) -> Int {
    let index = problem.items.count
    items[ObjectIdentifier(view)] = index
    problem.items.append(item)
    members.append(Member(view: view, item: index, isPlaced: isPlaced))
    return index
  }

  private func setProperties(of item: inout LayoutSolver.LayoutItem, _ view: UIView, keepsContent: Bool) {
    item.content = view.layoutContent
    item.alignmentInsets = LayoutInsets(view.alignmentRectInsets)
    item.isHidden = view.isHidden
    item.isRightToLeft = view.isRightToLeft(in: isRightToLeft)
    item.isScrollView = view is UIScrollView
    if item.isScrollView { item.boundsOrigin = LayoutPoint(view.bounds.origin) }
    item.margins = view.marginProperties
    // Bars and the controller's own insets are no part of the problem.
    if view.viewController != nil { item.safeArea = LayoutInsets(view.safeAreaInsets) }
    guard keepsContent else {
      // The mask decides; the content only says where baselines are.
      item.hugging = .init(horizontal: 0, vertical: 0)
      item.compression = item.hugging
      return
    }
    item.hugging = .init(
      horizontal: Double(view.contentHuggingPriority(for: .horizontal).rawValue),
      vertical: Double(view.contentHuggingPriority(for: .vertical).rawValue))
    item.compression = .init(
      horizontal: Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
      vertical: Double(view.contentCompressionResistancePriority(for: .vertical).rawValue))
  }

  private func stackProperties(of stack: UIStackView) -> StackProperties {
    let arranged = stack.arrangedSubviews.compactMap { view in items[ObjectIdentifier(view)].map { (view, $0) } }
    var spacings: [Int: Double] = [:]
    for (view, item) in arranged {
      let spacing = stack.customSpacing(after: view)
      if spacing != UIStackView.spacingUseDefault { spacings[item] = spacing.spacingPoints }
    }
    return StackProperties(
      isVertical: stack.axis == .vertical, distribution: stack.distribution.solved, alignment: stack.alignment.solved,
      spacing: stack.spacing.spacingPoints, arranged: arranged.map(\.1), customSpacing: spacings,
      isBaselineRelative: stack.isBaselineRelativeArrangement, usesMargins: stack.isLayoutMarginsRelativeArrangement)
  }

  // MARK: Constraints

  private mutating func add(_ constraint: NSLayoutConstraint, holder: Int) {
    guard let (first, offset) = anchor(constraint.first) else { return }
    var second: LayoutAnchor?
    var constant = Double(constraint.constant)
    if constraint.second.item != nil {
      guard let (anchor, start) = anchor(constraint.second) else { return }
      // The distance between two anchors is no unknown of the solver.
      guard offset == nil, start == nil else {
        return add(constraint, distances: (first, offset), (anchor, start), holder)
      }
      second = anchor
    } else if let offset {
      return add(constraint, distances: (first, offset), nil, holder)
    }
    if !constant.isFinite { constant = 0 }
    append(
      LayoutConstraint(
        first: first, relation: constraint.relation.solved, second: second, multiplier: Double(constraint.multiplier),
        constant: .points(constant), priority: Double(constraint.priority.rawValue), holder: holder), constraint)
  }

  private mutating func append(_ constraint: LayoutConstraint, _ origin: NSLayoutConstraint) {
    problem.constraints.append(constraint)
    origins.append(origin)
  }

  /// Adds a constraint of a distance between two anchors by way of a guide that is as wide or high as it.
  private mutating func add(
    _ constraint: NSLayoutConstraint, distances first: (LayoutAnchor, LayoutAnchor?),
    _ second: (LayoutAnchor, LayoutAnchor?)?, _ holder: Int
  ) {
    let one = spanned(first, holder, constraint)
    let other = second.map { spanned($0, holder, constraint) }
    append(
      LayoutConstraint(
        first: one, relation: constraint.relation.solved, second: other, multiplier: Double(constraint.multiplier),
        constant: .points(Double(constraint.constant)), priority: Double(constraint.priority.rawValue), holder: holder),
      constraint)
  }

  private mutating func spanned(
    _ distance: (end: LayoutAnchor, start: LayoutAnchor?), _ holder: Int, _ constraint: NSLayoutConstraint
  ) -> LayoutAnchor {
    guard let start = distance.start else { return distance.end }
    let item = problem.items.count
    problem.items.append(LayoutSolver.LayoutItem(parent: holder, role: .guide(.custom)))
    let isAcross = constraint.first.isAcross
    append(
      LayoutConstraint(first: LayoutAnchor(item, isAcross ? .left : .top), second: start, holder: holder), constraint)
    append(
      LayoutConstraint(first: LayoutAnchor(item, isAcross ? .right : .bottom), second: distance.end, holder: holder),
      constraint)
    return LayoutAnchor(item, isAcross ? .width : .height)
  }

  /// The anchor of a term, and where its distance begins if it is one.
  private mutating func anchor(_ term: LayoutTerm) -> (LayoutAnchor, LayoutAnchor?)? {
    switch term.content {
    case .nothing: return nil
    case .distance(let start, let end):
      guard let (start, _) = anchor(start), let (end, _) = anchor(end) else { return nil }
      return (end, start)
    case .attribute(let attribute):
      guard let side = attribute.solved, let item = item(of: term) else { return nil }
      noteContent(of: item, side, term)
      return (LayoutAnchor(item, side), nil)
    }
  }

  private mutating func item(of term: LayoutTerm) -> Int? {
    guard let object = term.item else { return nil }
    if let known = items[ObjectIdentifier(object)] { return known }
    guard let guide = object as? UILayoutGuide, let owner = guide.owner, let parent = items[ObjectIdentifier(owner)]
    else { return nil }
    let index = problem.items.count
    items[ObjectIdentifier(guide)] = index
    problem.items.append(LayoutSolver.LayoutItem(parent: parent, role: .guide(guide.role)))
    guides.append((guide, index))
    if let edge = guide as? EdgeLayoutGuide { addRules(of: edge, index, parent) }
    return index
  }

  /// A top or bottom layout guide lies at an edge of the view, as high as what is covered there.
  private mutating func addRules(of guide: EdgeLayoutGuide, _ item: Int, _ parent: Int) {
    let edge: LayoutAnchor.Attribute = guide.isAtTop ? .top : .bottom
    for side in [LayoutAnchor.Attribute.left, .right, edge] {
      add(LayoutConstraint(first: LayoutAnchor(item, side), second: LayoutAnchor(parent, side)))
    }
    add(LayoutConstraint(first: LayoutAnchor(item, .height), constant: .points(Double(guide.length))))
  }

  /// Remembers that constraints reach the content of a scroll view: from its subviews to its edges, or its guide.
  private mutating func noteContent(of item: Int, _ side: LayoutAnchor.Attribute, _ term: LayoutTerm) {
    let owner = problem.items[item].role == .guide(.scrollContent) ? problem.items[item].parent : item
    guard let owner, problem.items[owner].isScrollView, owner < members.count, members[owner].item == owner else {
      return
    }
    if owner != item || side != .width && side != .height { members[owner].hasConstrainedContent = true }
  }
}

extension Content {
  /// Whether it has a size on any axis.
  fileprivate var hasSize: Bool {
    switch self {
    case .none: false
    case .fixed(let width, let height): width != nil || height != nil
    case .measured(let size): size.width != nil || size.height != nil
    case .text, .image, .button: true
    }
  }
}
