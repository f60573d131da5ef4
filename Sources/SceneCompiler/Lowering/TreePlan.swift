/// What the Swift that makes a tree of views has to know of what it belongs to.
struct TreePlan: Sendable {
  /// The tree.
  let id: ID<ViewTree>
  /// The segues of the controller whose scene it is in; none for the views of a file.
  let segues: DistinctSegues
  /// The variable of what actions call that name nothing else: the controller, or the owner of a view of the file.
  let receiver: String?
  /// Whether it is the tree of a controller's scene, whose views code reaches by name.
  let isScene: Bool
}
