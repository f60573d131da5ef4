import SceneCatalog

/// Writes what an item of a menu, a key command or a bar button item performs: a closure that a scene's object runs.
struct DeferredAction {
  private let object: SceneObject
  private let scene: TreePlan
  private let plan: ModulePlan

  init(_ object: SceneObject, _ scene: TreePlan, _ plan: ModulePlan) {
    self.object = object
    self.scene = scene
    self.plan = plan
  }

  /// The directive for the place of the action.
  var location: String? { object.actions.first.flatMap { plan.location(of: $0.name.range, in: scene.id) } }

  /// The closure; nil if nothing is performed.
  ///
  /// - Parameters:
  ///   - parameter: the name of the closure's parameter, which an action gets as its sender.
  ///   - sender: the sender of a segue.
  func closure(_ parameter: String, segueSender sender: String) -> SwiftClosure? {
    if let segue = object.segues.first, let planned = scene.segues[segue] {
      return SegueEmitter.trigger(planned, sender: sender, parameter: parameter)
    }
    guard let action = object.actions.first else { return nil }
    let call = action.selector.call(with: parameter)
    let sender = (action.selector.label == nil ? "_" : parameter) + " in"
    if scene.isScene, case .object(let id)? = action.destination {
      return SwiftClosure("[weak self] " + sender, .raw("if let self { self.\(plan.variable(id)).\(call) }"))
    }
    let receiver = receiver(of: action)
    return SwiftClosure("[weak \(receiver)] " + sender, .raw("if let \(receiver) { \(receiver).\(call) }"))
  }

  /// The variable of the object whose method an action calls, where no scene has it by name.
  private func receiver(of action: Action) -> String {
    if case .object(let id)? = action.destination { plan.variable(id) } else { scene.receiver ?? "controller" }
  }
}
