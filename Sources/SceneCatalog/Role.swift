/// The role of an element in a scene.
public enum Role: Int, Sendable {
  /// The root element of a scene file.
  case scenes
  /// A module that the generated file imports.
  case `import`
  /// A view controller.
  case controller
  /// A reference to a controller that is defined elsewhere.
  case placeholder
  /// A view.
  case view
  /// A layout guide of a view.
  case layoutGuide
  /// A segue.
  case segue
  /// A parameter of a controller's initialiser.
  case parameter
  /// A value that a segue passes to its destination.
  case argument
  /// An outlet.
  case outlet
  /// An outlet collection.
  case outletCollection
  /// A connection from a control event to a method.
  case action
  /// A layout constraint.
  case constraint
  /// A button in a bar.
  case barButtonItem
  /// A tab bar item.
  case tabBarItem
  /// A section of a static table.
  case tableSection
  /// A cell of a table: a static row or a prototype.
  case tableCell
  /// A prototype of a cell in a collection view.
  case collectionCell
  /// A supplementary view of a collection view, such as a header.
  case supplementaryView
  /// The owner of views that belong to no controller. In Interface Builder, it is File's Owner.
  case owner
  /// A segment of a segmented control.
  case segment
  /// The content of a button in a state.
  case state
  /// A scope button of a search bar.
  case scope
  /// A refresh control of a scroll view.
  case refreshControl
  /// The configuration of a web view.
  case webConfiguration
  /// A view that its superview creates. The scene only configures it.
  case part
  /// The layout of a collection view.
  case collectionLayout
  /// A content or background configuration of a cell.
  case cellConfiguration
  /// A gesture recogniser.
  case gestureRecognizer
  /// A keyboard shortcut.
  case keyCommand
  /// A menu.
  case menu
  /// An item of a menu.
  case menuItem
  /// The value of a property of the parent, such as an appearance. Only `parts` of elements have this role.
  case value
  /// An item of a standalone navigation bar.
  case navigationItem
  /// A property that is set by its name.
  case setting
  /// A set of attributes that several elements share.
  case style
  /// Attributed text.
  case attributedText
  /// A run of attributed text.
  case textRun
  /// An object of the app that is not a view.
  case object
  /// A search controller.
  case searchController
  /// A header or footer of the sections of a table; a view itself.
  case headerFooterView

  /// Whether it is one of some roles.
  package func isOne(of roles: Roles) -> Bool { roles.contains(self) }
}
