import LayoutSolver
import SceneCatalog
import SceneCompiler
import UIKitFacts

/// Makes a layout problem of a tree of views, and solves it.
struct IslandBuilder {
  private let context: ScreenContext
  private let place: Island.Place
  private var graph: SceneGraph { context.graph }
  private var environment: PreviewEnvironment { context.environment }
  private var views: [Island.View] = []
  private var items: [LayoutItem] = []
  private var constraints: [LayoutConstraint] = []
  private var origins: [PlannedConstraint?] = []
  private var itemOfObject: [ID<SceneObject>: Int] = [:]
  private var guides: [GuideKey: Int] = [:]
  /// The item of a cell's content view, which its accessory makes narrower.
  private var contentView: (cell: ID<SceneObject>, item: Int)?
  /// The trees whose views are being added, so that a view that is made like itself ends.
  private var open: Set<ID<ViewTree>> = []
  /// More than a screen has, and few enough to be laid out.
  private static let mostViews = 5_000
  /// More views of a file than use each other, and few enough for the stack.
  private static let mostUses = 32

  private struct GuideKey: Hashable {
    let owner: Int
    let guide: ViewGuide
  }

  private init(_ context: ScreenContext, _ place: Island.Place) { (self.context, self.place) = (context, place) }

  /// The tree under a root view, laid out in its place.
  static func island(_ root: ID<SceneObject>?, _ context: ScreenContext, _ place: Island.Place) -> Island {
    var builder = IslandBuilder(context, place)
    builder.addRoot(root)
    builder.addGuides()
    builder.addConstraints()
    let environment = context.environment
    let problem = LayoutProblem(
      items: builder.items, constraints: builder.constraints,
      environment: LayoutEnvironment(scale: environment.device.scale, contentSize: environment.textSize))
    return Island(
      views: builder.views, problem: problem, solution: problem.solve(findsAmbiguities: context.findsProblems),
      origins: builder.origins)
  }

  // MARK: Views

  private mutating func addRoot(_ root: ID<SceneObject>?) {
    var parent: Int?
    if place.fitsHeight {
      // The root is as high as its content needs in a holder that is as wide as the place.
      items.append(
        LayoutItem(parent: nil, frame: LayoutRect(x: 0, y: 0, width: place.size.width, height: 10_000)))
      items[0].autoresizing = []
      parent = 0
    }
    let index = add(root, parent: nil, itemParent: parent)
    items[index].frame = LayoutRect(origin: .zero, size: place.size)
    items[index].margins.systemMinimum = place.systemMargin
    takeMargins(of: root, index)
    if !place.fitsHeight { items[index].safeArea = place.safeArea }
    if context.canvas?.ignoresBars == true { items[index].margins.followsSafeArea = false }
    // The place decides the size, or the holder does.
    items[index].autoresizing = place.fitsHeight ? nil : []
    if place.fitsHeight { fit(index) }
    if let root, place.accessoryWidth > 0 { addContentView(of: root, index) }
    addChildren(of: root, in: 0)
  }

  /// Gives the root the margins that its place has for it, and those of the content view that it stands for.
  private mutating func takeMargins(of root: ID<SceneObject>?, _ index: Int) {
    let content = root.flatMap(contentView)
    guard var margins = place.margins else { return }
    if place.accessoryWidth > 0 {
      // The accessory has a distance of its own to the edge.
      let side = environment.isRightToLeft ? \LayoutInsets.left : \LayoutInsets.right
      margins[keyPath: side] = ControlSizes.marginBesideAccessory
    }
    // The author's margins are at least those of the place, as long as the view keeps to them.
    let keeps = content?.flag("preservesSuperviewLayoutMargins") ?? true
    items[index].margins.own = items[index].margins.own.map { keeps ? $0.atLeast(margins) : $0 } ?? margins
  }

  /// The content view that a scene gives a cell or a view with effects.
  private func contentView(of id: ID<SceneObject>) -> ObjectValues? {
    graph.objects[id].children.first { graph.objects[$0].kind.name == "contentView" }.map(context.values)
  }

  private mutating func addContentView(of cell: ID<SceneObject>, _ root: Int) {
    var item = LayoutItem(parent: root)
    item.margins = items[root].margins
    item.isRightToLeft = environment.isRightToLeft
    let content = items.count
    contentView = (cell, content)
    items.append(item)
    for attribute in [LayoutAnchor.Attribute.leading, .top, .height] {
      add(LayoutConstraint(first: LayoutAnchor(content, attribute), second: LayoutAnchor(root, attribute)), nil)
    }
    let width = LayoutConstraint.Constant.points(-place.accessoryWidth)
    add(
      LayoutConstraint(first: LayoutAnchor(content, .width), second: LayoutAnchor(root, .width), constant: width), nil)
  }

  private mutating func fit(_ root: Int) {
    for attribute in [LayoutAnchor.Attribute.left, .top, .width] {
      add(LayoutConstraint(first: LayoutAnchor(root, attribute), second: LayoutAnchor(0, attribute)), nil)
    }
    add(LayoutConstraint(first: LayoutAnchor(root, .height), constant: .points(0), priority: 50), nil)
  }

  private mutating func add(_ id: ID<SceneObject>?, parent: Int?, itemParent: Int?) -> Int {
    var item = LayoutItem(parent: itemParent)
    if let id {
      let values = ObjectValues(graph.objects[id], context)
      ItemProperties.apply(to: &item, context.maker(of: id), values, context)
      // Layouts have no content view: the view stands for it.
      if let content = contentView(of: id) {
        if let margins = content.insets("layoutMargins") { item.margins.own = margins }
        if let follows = content.flag("insetsLayoutMarginsFromSafeArea") { item.margins.followsSafeArea = follows }
      }
      if let size = context.designedSize(of: id, in: item.content) { take(size, &item) }
      if item.content == .none { item.fallbackSize = context.fallbackSize(of: id) }
      itemOfObject[id] = items.count
    }
    item.isRightToLeft = environment.isRightToLeft
    if let parent { views[parent].children.append(views.count) }
    views.append(Island.View(object: id, parent: parent, item: items.count))
    items.append(item)
    return items.count - 1
  }

  /// Gives a view the size that it has on a canvas, in place of that of its content.
  private func take(_ size: (width: Double?, height: Double?), _ item: inout LayoutItem) {
    // Constraints see the alignment rectangle.
    let around = item.alignmentInsets
    let own = item.content.size(fitting: size.width, scale: environment.device.scale)
    item.content = .measured(
      own.stretched(
        width: size.width.map { $0 - around.left - around.right },
        height: size.height.map { $0 - around.top - around.bottom }))
  }

  /// Adds the views in a view, and those in them.
  private mutating func addChildren(of id: ID<SceneObject>?, in view: Int) {
    guard let id else { return }
    let object = graph.objects[id]
    if let used = object.used {
      guard open.count < Self.mostUses, open.insert(used).inserted else { return }
    }
    defer { if let used = object.used { open.remove(used) } }
    var arranged: [Int] = []
    for child in children(of: object) where views.count < Self.mostViews {
      let holder = view == 0 ? contentView?.item ?? views[0].item : views[view].item
      let item = add(child, parent: view, itemParent: holder)
      let number = views.count - 1
      place(item, child, in: view)
      arranged.append(item)
      addChildren(of: child, in: number)
    }
    if context.maker(of: id).kind.name == "stackView" {
      let values = ObjectValues(object, context)
      items[views[view].item].stack = ItemProperties.stack(values, arranged)
    }
  }

  /// The views that a view holds with the environment's traits.
  private func children(of object: SceneObject) -> [ID<SceneObject>] {
    // Lists lay out their rows by themselves.
    guard !["tableView", "collectionView"].contains(object.kind.name) else { return [] }
    let used = object.used.flatMap { graph.trees[$0].root }.map { graph.objects[$0].children } ?? []
    return (used + object.children).filter { id in
      let child = graph.objects[id]
      guard child.kind.role.isOne(of: .anyView), child.placement == .subview else { return false }
      return child[.when].map { $0.conditions.contains(where: environment.holds) } ?? true
    }
  }

  /// Takes the frame and the mask of a view that no constraint lays out.
  private mutating func place(_ item: Int, _ id: ID<SceneObject>, in view: Int) {
    let object = graph.objects[id]
    guard object.isPlacedByFrame || hasNoPlace(id, in: view) else { return }
    let values = ObjectValues(object, context)
    items[item].frame = values.rectangle("frame") ?? LayoutRect(origin: .zero, size: ownSize(of: object, items[item]))
    items[item].autoresizing = ItemProperties.mask(values)
    if view == 0 { items[item].frameReference = place.canvas ?? items[views[0].item].frame.size }
  }

  /// Whether nothing places a view: in the app it has the frame with which it is made.
  private func hasNoPlace(_ id: ID<SceneObject>, in view: Int) -> Bool {
    guard context.canvas == nil, !context.isConstrained(id) else { return false }
    return views[view].object.map { context.maker(of: $0).kind.name != "stackView" } ?? true
  }

  /// The size with which a view is made that nothing places: controls of one size have it.
  private func ownSize(of object: SceneObject, _ item: LayoutItem) -> LayoutSize {
    guard ControlSizes.madeWithSize.contains(object.kind.name) else { return .zero }
    let content = item.content.size(fitting: nil, scale: environment.device.scale)
    let around = item.alignmentInsets
    // A segmented control has no segments yet.
    let width = object.kind.name == "segmentedControl" ? 0 : (content.width ?? 0) + around.left + around.right
    return LayoutSize(width: width, height: (content.height ?? 0) + around.top + around.bottom)
  }

  // MARK: Constraints

  /// Adds the layout guides of the scene, which any constraint can name.
  private mutating func addGuides() {
    for view in views {
      for child in view.object.map({ graph.objects[$0].children }) ?? []
      where graph.objects[child].kind.role == .layoutGuide {
        itemOfObject[child] = items.count
        items.append(LayoutItem(parent: view.item, role: .guide(.custom)))
      }
    }
  }

  private mutating func addConstraints() {
    for view in views {
      guard let id = view.object else { continue }
      let plan = context.plan(of: graph.objects[id].tree)
      for constraint in plan.constraints(of: id, in: plan.parent(of: id)) { add(constraint) }
      for child in graph.objects[id].children {
        let object = graph.objects[child]
        if object.kind.name == "constraint", object[.active] ?? true, let constraint = plan.constraint(of: child) {
          add(constraint)
        } else if object.kind.role == .layoutGuide {
          for constraint in plan.constraints(of: child, in: plan.parent(of: child)) { add(constraint) }
        }
      }
    }
  }

  private mutating func add(_ planned: PlannedConstraint) {
    guard planned.requirement.holds(environment.holds), let first = anchor(planned.first) else { return }
    var second: LayoutAnchor?
    if let term = planned.second {
      guard let anchor = anchor(term) else { return }
      second = anchor
    }
    let factors = planned.factors?.map(\.value) ?? []
    let multiplier = factors.count == 2 ? factors[0] / factors[1] : factors.first ?? 1
    let constant: LayoutConstraint.Constant =
      switch planned.constant {
      case .points(let points)?: .points(points.value)
      case .system?: .systemSpacing
      case nil: .points(0)
      }
    add(
      LayoutConstraint(
        first: first, relation: planned.relation.solved, second: second, multiplier: multiplier, constant: constant,
        priority: planned.priority?.value ?? 1000),
      planned)
  }

  private mutating func add(_ constraint: LayoutConstraint, _ origin: PlannedConstraint?) {
    constraints.append(constraint)
    origins.append(origin)
  }

  private mutating func anchor(_ term: LayoutTerm) -> LayoutAnchor? {
    item(term.item).map { LayoutAnchor($0, term.side.solved) }
  }

  private mutating func item(_ target: LayoutTarget) -> Int? {
    switch target {
    case .object(let id): return itemOfObject[id]
    case .contents(let id): return contentView?.cell == id ? contentView?.item : itemOfObject[id]
    case .guide(let guide, let owner):
      guard let owner = item(owner), let kind = guide.solved else { return item(owner) }
      let key = GuideKey(owner: owner, guide: guide)
      if let known = guides[key] { return known }
      guides[key] = items.count
      items.append(LayoutItem(parent: owner, role: .guide(kind)))
      return items.count - 1
    }
  }
}

extension LayoutRelation {
  fileprivate var solved: LayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension ViewGuide {
  /// The guide in the solver; nil for the view itself.
  fileprivate var solved: LayoutItem.Guide? {
    switch self {
    case .superview: nil
    case .safeArea: .safeArea
    case .layoutMargins: .margins
    case .readableContent: .readableContent
    case .contentLayoutGuide: .scrollContent
    case .frameLayoutGuide: .scrollFrame
    case .keyboardLayoutGuide: .keyboard
    }
  }
}

extension LayoutSide {
  fileprivate var solved: LayoutAnchor.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    }
  }
}
