import SceneCatalog

/// Where the names that an attribute refers to are declared: what completion offers, and where a definition is looked
/// for.
enum NameScope: Equatable {
  /// The controllers of the file.
  case controllers
  /// The controllers of the scene file that a placeholder names.
  case controllersOfNamedScene
  /// The scene files of the module.
  case sceneFiles
  /// The views of the file that functions make.
  case views
  /// The styles of the file.
  case styles
  /// The parameters of the controller that a segue leads to.
  case parameters
  /// What has a name in the same tree of views, of some roles.
  case tree(Role)

  /// What a constraint can be between.
  private static let laidOut: Role = .anyView.union(.layoutGuide)
  /// Everything that has a name in a tree.
  private static let anything = Role(rawValue: ~0).subtracting([.controller, .placeholder, .style, .scenes])

  /// The scopes of attributes that their kind of value does not tell, by element and attribute.
  private static let special: [Role: [String: NameScope]] = [
    .segue: [
      AttributeKey<String>.destination.name: .controllers,
      AttributeKey<String>.popoverAnchorView.name: .tree(.anyView),
      AttributeKey<String>.popoverAnchorBarButtonItem.name: .tree(.barButtonItem),
      AttributeKey<Names>.passthroughViews.name: .tree(.anyView),
    ],
    .scenes: [AttributeKey<String>.initialViewController.name: .controllers],
    .placeholder: [
      AttributeKey<String>.sceneName.name: .sceneFiles,
      AttributeKey<String>.referencedIdentifier.name: .controllersOfNamedScene,
    ],
    .argument: [AttributeKey<String>.name.name: .parameters],
    .view: [AttributeKey<String>.use.name: .views],
    .controller: [AttributeKey<String>.parent.name: .controllers],
  ]

  /// The scope of the names in an attribute's value; nil where it names nothing.
  static func of(_ attribute: AttributeKind, in element: ElementKind) -> NameScope? {
    if attribute.name == AttributeKey<Names>.styles.name { return .styles }
    if let scope = special[element.role]?[attribute.name] { return scope }
    switch attribute.value {
    case .position, .dimension, .layoutItem: return .tree(laidOut)
    case .reference, .receiver, .references: return .tree(anything)
    default: return nil
    }
  }
}
