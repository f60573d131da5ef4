import SceneCatalog
import SceneDiagnostics

/// The wording of controllers and segues in messages.
extension SceneGraph {
  /// The name of a controller.
  func label(of controller: ID<Controller>) -> String { controllers[controller].label }

  /// `'home' presents 'editor'`.
  func sentence(of segue: ID<Segue>) -> String {
    let destination = segues[segue].destinationName.map { "'\($0.text)'" }
    return sentence(of: segue, about: destination ?? "another controller")
  }

  /// `'home' presents it`.
  func sentence(of segue: ID<Segue>, about destination: String) -> String {
    "'\(label(of: segues[segue].source))' \(segues[segue].verb) \(destination)"
  }

  /// The word that says how a segue goes; what to point at where that is what matters.
  func kindPlace(of segue: ID<Segue>) -> Place {
    place(segues[segue].attribute(.kind)?.range ?? segues[segue].range, of: segue)
  }

  /// The name of a segue's destination; what to point at where that is what matters.
  func destinationPlace(of segue: ID<Segue>) -> Place {
    place(segues[segue].destinationName?.range ?? segues[segue].range, of: segue)
  }

  /// The declaration of a controller: its id.
  func place(of controller: ID<Controller>) -> Place {
    place(controllers[controller].name?.range ?? controllers[controller].range, in: controller)
  }

  /// An attribute of a controller, or the name of its element if it has no such attribute.
  func place<Value>(of key: AttributeKey<Value>, in controller: ID<Controller>) -> Place {
    let attribute = controllers[controller].attribute(key)
    return place(attribute?.range ?? controllers[controller].range, in: controller)
  }
}

extension Segue {
  /// The verb of the segue, for messages.
  var verb: String {
    switch kind {
    case .embed: "embeds"
    case .push: "pushes"
    case .present, .popover: "presents"
    case .show, .showDetail, .replace: "shows"
    case .unwind: "unwinds to"
    case .relationship: "contains"
    case .custom, nil: "leads to"
    }
  }
}

extension SystemContainer {
  /// The name in messages.
  var noun: String {
    switch self {
    case .navigation: "navigation controller"
    case .tabs: "tab bar controller"
    case .split: "split view controller"
    case .pages: "page view controller"
    }
  }
}
