import LayoutSolver
import UIKitFacts

/// The views that are laid out together, as a problem for the solver: a view whose frame no constraint decides, what is in
/// it, and their layout guides.
///
/// A view in it that follows its autoresizing mask ends the island, because nothing inside of that view changes its frame. It
/// does not if a constraint of an outer view goes into it.
@MainActor struct LayoutIsland {
  private(set) var problem: LayoutProblem
  /// The views; they come before their subviews, and before guides among the items.
  private(set) var members: [Member] = []
  private(set) var guides: [(guide: UILayoutGuide, item: Int)] = []
  /// The constraint behind each of the problem's; nil for the rules of old layout guides.
  private(set) var origins: [NSLayoutConstraint?] = []
  private var items: [ObjectIdentifier: Int] = [:]
  private let isRightToLeft: Bool
  private let isFitted: Bool

  /// A view of the island; its index is that of its item.
  struct Member {
    let view: UIView
    /// Whether the solution decides the frame; otherwise a mask or the author does.
    let isPlaced: Bool
    /// Whether what is in the view is no part of the island.
    let endsIsland: Bool
    /// Whether constraints determine the size of a scroll view's content.
    var hasConstrainedContent = false
  }

  /// The views in a root.
  ///
  /// - Parameter isFitted: whether the root's size is free too.
  init(_ root: UIView, isFitted: Bool = false) {
    self.isFitted = isFitted || root.superview == nil && !root.translatesAutoresizingMaskIntoConstraints
    isRightToLeft = root.traitCollection.layoutDirection == .rightToLeft
    problem = LayoutProblem(environment: LayoutEnvironment(scale: Double(UIScreen.main.scale)))
    addRoot(root)
    for (item, member) in members.enumerated() where !member.endsIsland {
      for constraint in member.view.ownConstraints.all { add(constraint, holder: item) }
    }
  }

  /// The frame of a guide that follows from the view alone.
  static func frame(of role: LayoutItem.Guide, in view: UIView) -> CGRect {
    var island = LayoutIsland(view.islandRoot)
    guard let parent = island.items[ObjectIdentifier(view)] else { return .zero }
    island.problem.items.append(LayoutItem(parent: parent, role: .guide(role)))
    guard var frame = island.problem.solve().frames.last else { return .zero }
    // A view that is too small for its insets has nothing between them.
    frame.size = LayoutSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
    return CGRect(frame)
  }

  /// Adds a constraint that no view has, for the time of a measurement.
  mutating func add(_ constraint: LayoutConstraint) {
    problem.constraints.append(constraint)
    origins.append(nil)
  }

  // MARK: Views

  private mutating func addRoot(_ root: UIView) {
    var item = LayoutItem(parent: nil, frame: LayoutRect(root.untransformedFrame))
    item.autoresizing = isFitted ? nil : []
    item.safeArea = LayoutInsets(root.safeAreaInsets)
    setProperties(of: &item, root, keepsContent: isFitted)
    append(item, root, isPlaced: false)
    addSubviews(of: root, in: 0)
  }

  private mutating func addSubviews(of view: UIView, in parent: Int) {
    for subview in view.subviews {
      if subview.isIslandRoot, !(isFitted && parent == 0 && subview.fills(view)) {
        // Only constraints of outer views need to know where it is.
        if !subview.constraintsAbove.isEmpty { addMasked(subview, in: parent, endsIsland: true) }
      } else if subview.translatesAutoresizingMaskIntoConstraints {
        addSubviews(of: subview, in: addMasked(subview, in: parent))
      } else {
        addSubviews(of: subview, in: addFree(subview, in: parent))
      }
    }
    if let stack = view as? UIStackView {
      problem.items[parent].stack = stackProperties(of: stack)
      stack.noteArranging()
    }
  }

  /// Adds a view whose frame follows its superview's.
  @discardableResult private mutating func addMasked(
    _ view: UIView, in parent: Int, endsIsland: Bool = false
  ) -> Int {
    var item = LayoutItem(parent: parent, frame: LayoutRect(view.untransformedFrame))
    item.autoresizing = AutoresizingMask(rawValue: Int(view.autoresizingMask.rawValue))
    item.frameReference = view.superview.map { LayoutSize($0.bounds.size) }
    setProperties(of: &item, view, keepsContent: false)
    return append(item, view, isPlaced: false, endsIsland: endsIsland)
  }

  /// Adds a view that constraints place; the author does if there is none, and no content either.
  private mutating func addFree(_ view: UIView, in parent: Int) -> Int {
    var item = LayoutItem(parent: parent, frame: LayoutRect(view.untransformedFrame))
    setProperties(of: &item, view, keepsContent: true)
    let isPlaced = view.isConstrained || item.content.hasSize
    if !isPlaced {
      item.autoresizing = []
      item.frameReference = view.superview.map { LayoutSize($0.bounds.size) }
    }
    return append(item, view, isPlaced: isPlaced)
  }

  @discardableResult private mutating func append(
    _ item: LayoutItem, _ view: UIView, isPlaced: Bool, endsIsland: Bool = false
  ) -> Int {
    let index = problem.items.count
    items[ObjectIdentifier(view)] = index
    problem.items.append(item)
    members.append(Member(view: view, isPlaced: isPlaced, endsIsland: endsIsland))
    return index
  }

  /// - Parameter keepsContent: whether the content affects the size.
  private func setProperties(of item: inout LayoutItem, _ view: UIView, keepsContent: Bool) {
    item.content = view.layoutContent
    item.alignmentInsets = LayoutInsets(view.alignmentRectInsets)
    item.isHidden = view.isHidden
    item.isRightToLeft = view.isRightToLeft(in: isRightToLeft)
    item.isScrollView = view is UIScrollView
    if item.isScrollView { item.boundsOrigin = LayoutPoint(view.bounds.origin) }
    item.margins = view.marginProperties
    if let guide = view.usedKeyboardGuide { item.keyboard = guide.properties(in: view) }
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
    guard let first = anchor(constraint.first, of: constraint, holder) else { return }
    var second: LayoutAnchor?
    if constraint.second.item != nil {
      second = anchor(constraint.second, of: constraint, holder)
      guard let second else { return }
      noteContent(first, second.item)
      noteContent(second, first.item)
    }
    append(
      LayoutConstraint(
        first: first, relation: constraint.relation.solved, second: second, multiplier: Double(constraint.multiplier),
        constant: .points(constant(of: constraint, first, second)), priority: Double(constraint.priority.rawValue),
        holder: holder),
      constraint)
  }

  /// The constant of a constraint; a distance between baselines is that of the lines of the larger text.
  private func constant(
    of constraint: NSLayoutConstraint, _ first: LayoutAnchor, _ second: LayoutAnchor?
  ) -> Double {
    guard let lines = constraint.lines else { return Double(constraint.constant) }
    let heights = [first, second].compactMap { anchor in
      anchor.flatMap { problem.items[$0.item].content.size(fitting: nil, scale: problem.environment.scale).lineHeight }
    }
    return Double(lines) * (heights.max() ?? Double(systemSpacing))
  }

  private mutating func append(_ constraint: LayoutConstraint, _ origin: NSLayoutConstraint) {
    problem.constraints.append(constraint)
    origins.append(origin)
  }

  private mutating func anchor(
    _ term: AnchorTerm, of constraint: NSLayoutConstraint, _ holder: Int
  ) -> LayoutAnchor? {
    switch term.content {
    case .nothing: return nil
    case .attribute(let attribute):
      guard let side = attribute.solved, let item = item(of: term) else { return nil }
      return LayoutAnchor(item, side)
    case .distance(let start, let end):
      guard let start = anchor(start, of: constraint, holder), let end = anchor(end, of: constraint, holder) else {
        return nil
      }
      return distance(from: start, to: end, isAcross: term.isAcross, of: constraint, holder)
    }
  }

  /// A distance is no unknown of the solver: a guide is as wide or as high as it.
  private mutating func distance(
    from start: LayoutAnchor, to end: LayoutAnchor, isAcross: Bool, of constraint: NSLayoutConstraint, _ holder: Int
  ) -> LayoutAnchor {
    let guide = problem.items.count
    problem.items.append(LayoutItem(parent: holder, role: .guide(.custom)))
    for (side, other) in [(isAcross ? LayoutAnchor.Attribute.left : .top, start), (isAcross ? .right : .bottom, end)] {
      append(LayoutConstraint(first: LayoutAnchor(guide, side), second: other, holder: holder), constraint)
    }
    return LayoutAnchor(guide, isAcross ? .width : .height)
  }

  private mutating func item(of term: AnchorTerm) -> Int? {
    guard let object = term.item else { return nil }
    if let known = items[ObjectIdentifier(object)] { return known }
    guard let guide = object as? UILayoutGuide, let owner = guide.owner, let parent = items[ObjectIdentifier(owner)]
    else { return nil }
    let index = problem.items.count
    items[ObjectIdentifier(guide)] = index
    problem.items.append(LayoutItem(parent: parent, role: .guide(guide.role)))
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

  /// Remembers that a constraint reaches the content of a scroll view: from what is in it to its guide or its edges.
  private mutating func noteContent(_ anchor: LayoutAnchor, _ other: Int) {
    let item = problem.items[anchor.item]
    if item.role == .guide(.scrollContent), let view = item.parent {
      members[view].hasConstrainedContent = true
    } else if item.isScrollView, anchor.attribute != .width, anchor.attribute != .height, isItem(other, in: anchor.item)
    {
      members[anchor.item].hasConstrainedContent = true
    }
  }

  private func isItem(_ item: Int, in view: Int) -> Bool {
    sequence(first: item) { problem.items[$0].parent }.dropFirst().contains(view)
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
