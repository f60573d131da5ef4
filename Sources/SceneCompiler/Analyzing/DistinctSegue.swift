import SceneCatalog

/// A segue, or several of one controller that differ only in what triggers them: one case and one method in Swift.
struct DistinctSegue: Sendable {
  /// How its destination gets the values that no argument and no default gives.
  enum Supply: Sendable {
    /// It needs none.
    case nothing
    /// The caller of the perform method gives them.
    case caller([Controller.Parameter])
    /// The app's controller makes the destination, by a method that the segue names or else by one that is named
    /// after the segue.
    case hook(DestinationMethod?)
  }

  /// The segue; the first of those that are alike.
  let id: ID<Segue>
  /// The case of the scene's `Segue`.
  let segueCase: String
  /// What its methods are named after: the case, with a number where another segue has the case already.
  let method: String
  /// The identifier, if it has one.
  let identifier: String?
  /// The kind.
  let kind: Segue.Kind
  /// The destination, with placeholders resolved.
  let destination: ID<Controller>
  /// The controller whose parameters its arguments are for.
  let recipient: ID<Controller>
  /// How values get there that nothing fixes.
  private(set) var supply: Supply
  /// Whether a control, a cell or a bar button item fires one of the segues.
  private(set) var isTriggered = false

  fileprivate init?(_ id: ID<Segue>, case segueCase: String, method: String, _ graph: SceneGraph) {
    let segue = graph.segues[id]
    guard let kind = segue.kind, let destination = graph.destination(of: id) else { return nil }
    self.id = id
    self.segueCase = segueCase
    self.method = method
    self.kind = kind
    self.destination = destination
    identifier = segue.identifier?.text
    recipient = graph.recipient(of: destination)
    supply = Self.supply(of: id, kind, recipient, graph)
  }

  /// Takes note that one of the segues is fired by a control, which has no values to give.
  fileprivate mutating func fire(by id: ID<Segue>, _ graph: SceneGraph) {
    isTriggered = true
    let own = Self.supply(of: id, kind, recipient, graph)
    if case .hook = own { supply = own }
  }

  private static func supply(
    of id: ID<Segue>, _ kind: Segue.Kind, _ recipient: ID<Controller>, _ graph: SceneGraph
  ) -> Supply {
    if let method = graph.segues[id][.destinationCreation] { return .hook(method) }
    let parameters = graph.controllers[recipient].parameters
    guard kind != .unwind, !parameters.isEmpty else { return .nothing }
    let given = Set(graph.argumentsGiven(by: id).map(\.name.text))
    let open = parameters.filter { !given.contains($0.name.text) }
    guard !open.isEmpty else { return .nothing }
    if case .code = graph.segues[id].trigger { return .caller(open) }
    if open.contains(where: { $0.fallback == nil }) { return .hook(nil) }
    // A control or the view has no values to give, but code that performs the segue may have.
    return graph.isPerformedByCode(id) ? .caller(open) : .nothing
  }

  /// The segue as code performs it that gives the values itself; nil where its only supply is the caller already, or the
  /// scene names the method that makes the destination.
  func byCaller(_ graph: SceneGraph) -> DistinctSegue? {
    guard case .hook(nil) = supply, graph.isPerformedByCode(id) else { return nil }
    let given = Set(graph.argumentsGiven(by: id).map(\.name.text))
    var segue = self
    segue.supply = .caller(graph.controllers[recipient].parameters.filter { !given.contains($0.name.text) })
    return segue
  }
}

/// The segues of a controller that are no relationships.
struct DistinctSegues: Sendable {
  /// The segues, in the order of the file.
  private(set) var all: [DistinctSegue] = []
  private var byID: [ID<Segue>: Int] = [:]
  private var byCase: [String: [Int]] = [:]
  /// The names that methods have, or that are kept for a segue with an identifier, which comes by its name first.
  private var taken: Set<String> = []

  /// No segues.
  init() {}

  init(_ controller: ID<Controller>, _ graph: SceneGraph) {
    let segues = graph.controllers[controller].segues.compactMap { id in
      GeneratedNames.segueCase(graph.segues[id], in: graph).map { (id: id, name: $0) }
    }
    for segue in segues where graph.segues[segue.id].identifier != nil { taken.insert(segue.name) }
    for segue in segues {
      let index = alike(segue.id, segue.name, graph) ?? add(segue.id, segue.name, graph)
      guard let index else { continue }
      byID[segue.id] = index
      if case .object = graph.segues[segue.id].trigger { all[index].fire(by: segue.id, graph) }
    }
  }

  /// The plan of a segue.
  subscript(id: ID<Segue>) -> DistinctSegue? { byID[id].map { all[$0] } }

  /// Whether one of them leads to a controller that is made for it.
  var hasDestinations: Bool { all.contains { $0.kind != .unwind } }

  /// One plan for each case, in order.
  var cases: [DistinctSegue] {
    var seen: Set<String> = []
    return all.filter { seen.insert($0.segueCase).inserted }
  }

  /// The plans that code can ask for by an identifier, in order.
  var identified: [DistinctSegue] { all.filter { $0.identifier != nil } }

  private func alike(_ id: ID<Segue>, _ name: String, _ graph: SceneGraph) -> Int? {
    byCase[name]?.first { graph.segues[all[$0].id].isAlike(graph.segues[id]) }
  }

  private mutating func add(_ id: ID<Segue>, _ name: String, _ graph: SceneGraph) -> Int? {
    var method = name
    var count = 1
    while taken.contains(method), count > 1 || graph.segues[id].identifier == nil {
      count += 1
      method = name + String(count)
    }
    guard let distinct = DistinctSegue(id, case: name, method: method, graph) else { return nil }
    taken.insert(method)
    all.append(distinct)
    byCase[name, default: []].append(all.count - 1)
    return all.count - 1
  }
}

extension Segue {
  /// Whether two segues do the same, whatever fires them.
  fileprivate func isAlike(_ other: Segue) -> Bool {
    func said(_ segue: Segue) -> [String] {
      segue.attributes.map { "\($0.kind.name)=\($0.text)" }.sorted()
        + segue.arguments.map { "\($0.name.text)=\($0.value.text)" }.sorted()
    }
    return kind == other.kind && said(self) == said(other)
  }
}

extension SceneGraph {
  /// Whether code can perform a segue, which for others is a matter of the generated file.
  fileprivate func isPerformedByCode(_ id: ID<Segue>) -> Bool {
    guard segues[id].identifier != nil else { return false }
    guard case .container(let container) = segues[id].trigger else { return true }
    return isSwapped(container)
  }

  /// Whether a container view shows one of several children at a time.
  package func isSwapped(_ container: ID<SceneObject>) -> Bool { objects[container].segues.count > 1 }
}
