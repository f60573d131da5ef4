import SceneCatalog

/// Writes what an item of a menu, a key command or a bar button item performs: a closure that a scene's object runs.
struct DeferredAction {
  private let object: SceneObject
  private let scene: ScenePlan
  private let plan: ModulePlan

  init(_ object: SceneObject, _ scene: ScenePlan, _ plan: ModulePlan) {
    self.object = object
    self.scene = scene
    self.plan = plan
  }

  /// The directive for the place of the action.
  var location: String? { object.actions.first.flatMap { plan.location(of: $0.name.range, in: scene.id) } }

  /// The closure up to its body, and the body; nil if nothing is performed.
  ///
  /// - Parameters:
  ///   - parameter: the name of the closure's parameter, which an action gets as its sender.
  ///   - sender: the sender of a segue.
  func closure(_ parameter: String, segueSender sender: String) -> (opening: String, body: String)? {
    if let segue = object.segues.first, let planned = scene.segues[segue] {
      return ("[weak self] " + parameter + " in", "self?." + SegueEmitter.trigger(planned, sender))
    }
    guard let action = object.actions.first else { return nil }
    let call = action.selector.call(with: parameter)
    let opening = "[weak self] " + (action.selector.label == nil ? "_" : parameter) + " in"
    if case .object(let id)? = action.destination {
      return (opening, "if let self { self.\(plan.variable(id)).\(call) }")
    }
    return (opening, "if let self, let controller = self.weakController { controller.\(call) }")
  }
}
