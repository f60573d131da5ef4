package import SceneCatalog
package import SceneDiagnostics

/// A view controller of a scene, or a placeholder for one.
public struct Controller: AttributedElement, Sendable {
  /// A value that a controller needs.
  struct Parameter: Sendable {
    /// The label of the initialiser's parameter.
    let name: Name
    /// Its Swift type.
    let type: TypeName
    /// The source range of the type.
    let typeRange: SourceRange
    /// The default value.
    let fallback: Name?
  }

  /// The kind of the element.
  package let kind: ElementKind
  /// The file it is in, as an index of the graph's files.
  package private(set) var file: Int
  /// The source range of the element's name.
  package let range: SourceRange
  /// Its id; nil if the scene has none, which has been reported.
  package let name: Name?
  /// Its attributes.
  package var attributes: [Attribute]
  /// The values that only previews show.
  package let previews: [Attribute]
  /// Whether an attribute or a parameter of it was left out, after a diagnostic said so.
  var isDamaged: Bool
  /// The view, what is in it, and the outlets.
  package private(set) var tree: ID<ViewTree>
  /// The bar button items, in the order of the file.
  package var barItems: [ID<SceneObject>] = []
  /// The key commands, in the order of the file.
  var keyCommands: [ID<SceneObject>] = []
  /// The tab bar item.
  package var tabBarItem: ID<SceneObject>?
  /// The elements that configure objects which UIKit creates, such as the bar of a navigation controller.
  package var values: [ID<SceneObject>] = []
  /// The segues that leave it, those of its views included, in the order of the file.
  package var segues: [ID<Segue>] = []
  /// The parameters of the initialiser.
  var parameters: [Parameter] = []
  /// The one controller that contains it, as its author says.
  var parent: ID<Controller>?
  /// For a placeholder: the controller it stands for, in one of these files.
  var stands: ID<Controller>?
  /// For a placeholder: whether it stands for a controller of a module whose scenes are not known, and names its class.
  var isExternal = false

  /// Moves what it refers to, for a graph with other files before its own. What it stands for is found afterwards.
  mutating func move(by offset: GraphOffset) {
    file += offset.files
    tree = tree.moved(by: offset.trees)
    barItems = barItems.map { $0.moved(by: offset.objects) }
    keyCommands = keyCommands.map { $0.moved(by: offset.objects) }
    tabBarItem = tabBarItem?.moved(by: offset.objects)
    values = values.map { $0.moved(by: offset.objects) }
    segues = segues.map { $0.moved(by: offset.segues) }
    parent = parent?.moved(by: offset.controllers)
  }

  /// Whether it stands for a controller defined elsewhere.
  package var isPlaceholder: Bool { kind.role == .placeholder }
  /// Its name for messages.
  package var label: String { name?.text ?? kind.name }
  /// The app's class, if the scene names one.
  package var customClass: Name? { name(of: .customClass) }
  /// The module of that class, if the scene names one.
  var customModule: Name? { name(of: .customModule) }

  /// The module of the scene file that a placeholder stands for a controller of, if it names one.
  var sceneModule: Name? { name(of: .module) }

  /// The container view controller of UIKit; nil for all other controllers.
  package var container: SystemContainer? { kind.container }
}
