/// Finds the children that can be made without being given anything, the children inside them included.
struct CompleteChildren {
  private let plan: ModulePlan
  private var graph: SceneGraph { plan.graph }
  /// The answers for children that are in several places, such as repeated pages.
  private var known: [GivenChild: Bool] = [:]

  /// A child, and the parameters that relationships give values for.
  private struct GivenChild: Hashable {
    let child: ID<Controller>
    let parameters: Set<String>
  }

  init(_ plan: ModulePlan) { self.plan = plan }

  /// Whether a child is complete.
  ///
  /// - Parameter relationships: the one that puts it into its container, behind those that it inherits arguments from.
  mutating func isComplete(_ relationships: [ID<Segue>], _ child: ID<Controller>) -> Bool {
    let child = graph.target(of: child) ?? child
    guard RelationshipArguments.isComplete(relationships, for: child, graph) else { return false }
    if plan.containment.makesChildren(child) { return true }
    let given = Set(relationships.flatMap { graph.segues[$0].arguments }.map(\.name.text))
    let key = GivenChild(child: child, parameters: given)
    if let answer = known[key] { return answer }
    var answer = true
    for edge in plan.containment.relationships(of: child) where answer {
      answer = isComplete(ChildHook.passed(relationships, through: child, to: edge.segue, graph), edge.child)
    }
    known[key] = answer
    return answer
  }
}
