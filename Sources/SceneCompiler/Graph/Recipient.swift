import SceneCatalog
import SceneDiagnostics

extension SceneGraph {
  /// The controller at the bottom of a navigation controller's stack, or of a placeholder's for one.
  func navigationRoot(of controller: ID<Controller>) -> ID<Controller>? {
    guard let navigation = target(of: controller), controllers[navigation].container == .navigation else { return nil }
    let root = controllers[navigation].segues.first { segues[$0].relationship == .rootViewController }
    return root.flatMap { destination(of: $0) }
  }

  /// The controller that arguments for a destination are meant for: behind placeholders, and the root of a navigation
  /// controller.
  func recipient(of destination: ID<Controller>) -> ID<Controller> {
    let controller = target(of: destination) ?? destination
    return navigationRoot(of: controller) ?? controller
  }

  /// What a segue gives to its recipient, what a navigation controller on the way gives to its root included.
  func argumentsGiven(by segue: ID<Segue>) -> [Segue.Argument] {
    segues[segue].arguments + (segues[segue].destination.map(rootArguments) ?? [])
  }

  /// What a navigation controller's relationship gives to its root.
  func rootArguments(of controller: ID<Controller>) -> [Segue.Argument] {
    guard let navigation = target(of: controller), controllers[navigation].container == .navigation else { return [] }
    return controllers[navigation].segues.lazy.map { segues[$0] }
      .first { $0.relationship == .rootViewController }?.arguments ?? []
  }

  /// The parameters of a destination's recipient that have neither a default nor an argument.
  func parametersWithoutValue(
    of destination: ID<Controller>, given arguments: [Segue.Argument]
  ) -> [Controller.Parameter] {
    let parameters = controllers[recipient(of: destination)].parameters
    guard !parameters.isEmpty else { return [] }
    let given = Set((arguments + rootArguments(of: destination)).map(\.name.text))
    return parameters.filter { $0.fallback == nil && !given.contains($0.name.text) }
  }

  /// Whether a placeholder stands for something that was not found, which has been reported.
  func isLost(_ controller: ID<Controller>) -> Bool {
    controllers[controller].isPlaceholder && controllers[controller].has(.sceneName)
      && !controllers[controller].isExternal
  }

  /// Whether a segue leads forward to something that was not found, which has been reported.
  func isLost(_ segue: ID<Segue>) -> Bool {
    guard segues[segue].kind != .unwind else { return false }
    guard segues[segue].kind != nil, let destination = segues[segue].destination else { return true }
    return target(of: destination) == nil && isLost(destination)
  }

  /// The note that says where a parameter is declared.
  func note(on parameter: Controller.Parameter, of controller: ID<Controller>) -> Note {
    Note("'\(parameter.name.text)' is declared here", at: place(parameter.name.range, in: controller))
  }
}
