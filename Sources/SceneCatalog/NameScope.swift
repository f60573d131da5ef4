/// Where the names that an attribute refers to are declared.
package enum NameScope: Sendable, Equatable {
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
  case tree(Roles)

  /// What a constraint can be between.
  static let laidOut = NameScope.tree(.laidOut)
  /// Everything that has a name in a tree.
  static let anything = NameScope.tree(.all.subtracting([.controller, .placeholder, .style, .scenes]))
}
