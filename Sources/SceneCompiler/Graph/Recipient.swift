import SceneCatalog
import SceneDiagnostics

extension SceneGraph {
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

  /// Whether a placeholder stands for something that was not found, which has been reported.
  func isLost(_ controller: ID<Controller>) -> Bool {
    controllers[controller].isPlaceholder && controllers[controller].settings.named("sceneName") != nil
      && !controllers[controller].isExternal
  }

  /// The note that says where a parameter is declared.
  func note(on parameter: Controller.Parameter, of controller: ID<Controller>) -> Note {
    Note("'\(parameter.name.text)' is declared here", at: place(parameter.name.range, in: controller))
  }
}
