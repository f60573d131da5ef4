import SceneCatalog

/// Finds the views of a tree whose place or size no constraint says.
struct AmbiguitySearch {
  /// An item with unknown measures.
  struct Finding {
    let item: LayoutEquations.Item
    let measures: [LayoutMeasure]
    /// Views that are placed by the item, and by which it is placed.
    let others: [ID<SceneObject>]
  }

  private let equations: LayoutEquations
  private let graph: SceneGraph
  private let tree: ViewTree
  /// The views that constraints place; others keep their autoresizing masks.
  private let constrained: Set<ID<SceneObject>>
  private var system: LinearSystem
  /// The unknowns that nothing determined before the search settled what it reported.
  private(set) var undetermined: Set<Int> = []

  init(
    _ equations: LayoutEquations, constrained: Set<ID<SceneObject>>, of tree: ID<ViewTree>, in graph: SceneGraph
  ) {
    self.equations = equations
    self.constrained = constrained
    self.graph = graph
    self.tree = graph.trees[tree]
    // Layouts need few terms for each row; one that needs many more is not worth the time.
    system = LinearSystem(limit: 10_000 + 100 * equations.constraints.count)
    system.add(knownMeasures() + equations.constraints.map { LinearSystem.Row(unknowns: $0.row.unknowns) })
  }

  /// Finds what is missing. After each finding, the search goes on as if it were said, so that each is reported once.
  mutating func run() -> [Finding] {
    guard !system.isTooLarge else { return [] }
    var open = equations.items.filter { !missing($0).isEmpty }
    undetermined = Set(open.flatMap { item in missing(item).compactMap { equations.unknown($0, of: item) } })
    guard !open.isEmpty else { return [] }
    let own = Dictionary(grouping: equations.constraints) { LayoutEquations.Item.object($0.object) }
    // A guide is not seen: what matters is the views that it places.
    open = open.filter { graph.objects[$0.object].kind.role != .layoutGuide }
    // The view that says least is reported first.
    open = open.enumerated()
      .sorted { (own[$0.element]?.count ?? 0, $0.offset) < (own[$1.element]?.count ?? 0, $1.offset) }
      .map(\.element)
    var findings: [Finding] = []
    for item in open {
      let measures = missing(item)
      guard !measures.isEmpty, !system.isTooLarge else { continue }
      let others = partners(of: item, measures, own)
      for measure in measures { if let unknown = equations.unknown(measure, of: item) { system.determine(unknown) } }
      findings.append(Finding(item: item, measures: measures, others: others))
    }
    return findings.sorted { $0.item.object.index < $1.item.object.index }
  }

  private func missing(_ item: LayoutEquations.Item) -> [LayoutMeasure] {
    LayoutMeasure.allCases.filter { measure in
      equations.unknown(measure, of: item).map { !system.determines($0) } ?? false
    }
  }

  /// The views without a position along the same axis by which constraints place the item, or place those views.
  private func partners(
    of item: LayoutEquations.Item, _ measures: [LayoutMeasure],
    _ own: [LayoutEquations.Item: [LayoutEquations.Constraint]]
  ) -> [ID<SceneObject>] {
    guard case .object(let id) = item else { return [] }
    var result = [id]
    var next = 0
    while next < result.count, result.count < Self.mostPartners {
      for partner in partners(of: result[next], measures, by: own[.object(result[next])] ?? [])
      where result.count < Self.mostPartners && !result.contains(partner) {
        result.append(partner)
      }
      next += 1
    }
    return Array(result.dropFirst())
  }

  /// How many views that are placed by each other are named.
  private static let mostPartners = 6

  private func partners(
    of id: ID<SceneObject>, _ measures: [LayoutMeasure], by own: [LayoutEquations.Constraint]
  ) -> [ID<SceneObject>] {
    own.flatMap { constraint in
      constraint.row.unknowns.keys.sorted().compactMap { equations.meaning(of: $0) }
        .filter { meaning in
          meaning.item != .object(id) && meaning.measure.isPosition && measures.contains(meaning.measure)
            && missing(meaning.item).contains(meaning.measure)
            && graph.objects[id].parent == graph.objects[meaning.item.object].parent
        }
        .map(\.item.object)
    }
  }

  // MARK: What is known without constraints

  private func knownMeasures() -> [LinearSystem.Row] {
    equations.items.flatMap { item in
      known(of: item).compactMap { measure in
        equations.unknown(measure, of: item).map { LinearSystem.Row(unknowns: [$0: 1]) }
      }
    }
  }

  private func known(of item: LayoutEquations.Item) -> [LayoutMeasure] {
    switch item {
    case .content: [.x, .y]
    case .object(let id) where !needsConstraints(id): LayoutMeasure.allCases
    case .object(let id):
      (sizes(of: id).contains(.width) ? [.width] : []) + (sizes(of: id).contains(.height) ? [.height] : [])
    }
  }

  /// Whether constraints have to place an object: nothing else does.
  private func needsConstraints(_ id: ID<SceneObject>) -> Bool {
    let object = graph.objects[id]
    if object.kind.role == .layoutGuide { return true }
    return id != tree.root && object.isPlacedAsSubview(graph) && constrained.contains(id)
  }

  /// The sizes that a view has by its content, or may have: a class of the app can say so.
  private func sizes(of id: ID<SceneObject>) -> IntrinsicAxes {
    let object = graph.objects[id]
    if object.has(.customClass) || object.used != nil { return .both }
    if object.kind === ElementKind.textView, object.attributes.contains(where: \.turnsScrollingOff) { return .both }
    return object.kind.intrinsicSize
  }
}

extension Attribute {
  /// Whether it makes a text view as large as its text.
  fileprivate var turnsScrollingOff: Bool { kind.name == "scrollEnabled" && text == "false" }
}
