/// The role of an element in a scene. A set of roles lists the elements that another element can contain.
public struct Role: OptionSet, Hashable, Sendable {
  /// One bit for each role.
  public let rawValue: Int

  /// Creates a set of roles.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The root element of a scene file.
  public static let scenes = Role(rawValue: 1 << 0)
  /// A module that the generated file imports.
  public static let `import` = Role(rawValue: 1 << 1)
  /// A view controller.
  public static let controller = Role(rawValue: 1 << 2)
  /// A reference to a controller that is defined elsewhere.
  public static let placeholder = Role(rawValue: 1 << 3)
  /// A view.
  public static let view = Role(rawValue: 1 << 4)
  /// A layout guide of a view.
  public static let layoutGuide = Role(rawValue: 1 << 5)
  /// A segue.
  public static let segue = Role(rawValue: 1 << 6)
  /// A parameter of a controller's initialiser.
  public static let parameter = Role(rawValue: 1 << 7)
  /// A value that a segue passes to its destination.
  public static let argument = Role(rawValue: 1 << 8)
  /// An outlet.
  public static let outlet = Role(rawValue: 1 << 9)
  /// An outlet collection.
  public static let outletCollection = Role(rawValue: 1 << 10)
  /// A connection from a control event to a method.
  public static let action = Role(rawValue: 1 << 11)
  /// A layout constraint.
  public static let constraint = Role(rawValue: 1 << 12)
  /// A button in a bar.
  public static let barButtonItem = Role(rawValue: 1 << 13)
  /// A tab bar item.
  public static let tabBarItem = Role(rawValue: 1 << 14)
  /// A section of a static table.
  public static let tableSection = Role(rawValue: 1 << 15)
  /// A cell of a table: a static row or a prototype.
  public static let tableCell = Role(rawValue: 1 << 16)
  /// A prototype of a cell in a collection view.
  public static let collectionCell = Role(rawValue: 1 << 17)
  /// A supplementary view of a collection view, such as a header.
  public static let supplementaryView = Role(rawValue: 1 << 18)
  /// The owner of views that belong to no controller. In Interface Builder, it is File's Owner.
  public static let owner = Role(rawValue: 1 << 19)

  /// The views that a table or collection view reuses.
  public static let reusable: Role = [.tableCell, .headerFooterView, .collectionCell, .supplementaryView]
  /// The elements whose objects are views.
  public static let anyView: Role = [.view, .reusable]
  /// A segment of a segmented control.
  public static let segment = Role(rawValue: 1 << 20)
  /// The content of a button in a state.
  public static let state = Role(rawValue: 1 << 21)
  /// A scope button of a search bar.
  public static let scope = Role(rawValue: 1 << 22)
  /// A refresh control of a scroll view.
  public static let refreshControl = Role(rawValue: 1 << 23)
  /// The configuration of a web view.
  public static let webConfiguration = Role(rawValue: 1 << 24)

  /// A view that its superview creates. The scene only configures it.
  public static let part = Role(rawValue: 1 << 25)
  /// The layout of a collection view.
  public static let collectionLayout = Role(rawValue: 1 << 26)
  /// A content or background configuration of a cell.
  public static let cellConfiguration = Role(rawValue: 1 << 27)

  /// A gesture recogniser.
  public static let gestureRecognizer = Role(rawValue: 1 << 28)
  /// A keyboard shortcut.
  public static let keyCommand = Role(rawValue: 1 << 29)
  /// A menu.
  public static let menu = Role(rawValue: 1 << 30)
  /// An item of a menu.
  public static let menuItem = Role(rawValue: 1 << 31)

  /// The value of a property of the parent, such as an appearance. Only `parts` of elements have this role.
  public static let value = Role(rawValue: 1 << 32)
  /// An item of a standalone navigation bar.
  public static let navigationItem = Role(rawValue: 1 << 33)

  /// A property that is set by its name.
  public static let setting = Role(rawValue: 1 << 34)
  /// A set of attributes that several elements share.
  public static let style = Role(rawValue: 1 << 35)
  /// Attributed text.
  public static let attributedText = Role(rawValue: 1 << 36)
  /// A run of attributed text.
  public static let textRun = Role(rawValue: 1 << 37)

  /// An object of the app that is not a view.
  public static let object = Role(rawValue: 1 << 38)
  /// A search controller.
  public static let searchController = Role(rawValue: 1 << 39)
  /// A header or footer of the sections of a table; a view itself.
  public static let headerFooterView = Role(rawValue: 1 << 40)

  /// The connections between elements and the app's classes.
  public static let connections: Role = [.outlet, .outletCollection, .owner]
  /// The objects that a controller with a view can contain.
  public static let content: Role = [.object, .searchController]
  /// The objects that any view can contain besides subviews.
  public static let layout: Role = [.constraint, .layoutGuide, .gestureRecognizer]
}
