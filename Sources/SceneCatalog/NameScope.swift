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
  private static let laidOut = Roles.laidOut
  /// Everything that has a name in a tree.
  private static let anything = Roles.all.subtracting([.controller, .placeholder, .style, .scenes])

  /// The scope of the names in values of a kind, unless the attribute says another one; nil where they name nothing.
  static func usual(for kind: ValueKind) -> NameScope? {
    switch kind {
    case .position, .dimension, .layoutItem: .tree(laidOut)
    case .reference, .receiver, .references: .tree(anything)
    // What these name is declared in Swift, in catalogues of assets, or nowhere. Each new kind needs an answer.
    case .boolean, .integer, .number, .numberIn, .numberOr, .multiplier, .key, .date: nil
    case .text, .string, .attributedText, .literal, .choice, .options, .list, .traits: nil
    case .color, .font, .image, .systemImage, .symbolConfiguration: nil
    case .point, .size, .sizeOr, .rect, .insets, .edgeInsets, .offset: nil
    case .name, .identifier, .newType: nil
    case .className, .moduleName, .typeName, .selector, .destinationMethod, .propertyPath: nil
    }
  }
}
