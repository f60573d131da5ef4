/// The parts that elements play in a scene; as a set, the parts that may stand inside an element.
public struct Role: OptionSet, Hashable, Sendable {
  /// One bit for each part.
  public let rawValue: Int

  /// A set of parts.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The root of a file.
  public static let scenes = Role(rawValue: 1 << 0)
  /// A module that the generated file imports.
  public static let `import` = Role(rawValue: 1 << 1)
  /// A view controller.
  public static let controller = Role(rawValue: 1 << 2)
  /// Stands for a controller that is defined elsewhere.
  public static let placeholder = Role(rawValue: 1 << 3)
  /// A view.
  public static let view = Role(rawValue: 1 << 4)
  /// A layout guide that the author adds to a view.
  public static let layoutGuide = Role(rawValue: 1 << 5)
  /// A way from one controller to another.
  public static let segue = Role(rawValue: 1 << 6)
  /// A value that a controller needs.
  public static let parameter = Role(rawValue: 1 << 7)
  /// A value that a segue gives.
  public static let argument = Role(rawValue: 1 << 8)
  /// A property that is set to an object of the scene.
  public static let outlet = Role(rawValue: 1 << 9)
  /// A property that is set to a list of objects of the scene.
  public static let outletCollection = Role(rawValue: 1 << 10)
  /// A control event that calls a method.
  public static let action = Role(rawValue: 1 << 11)
  /// A layout constraint.
  public static let constraint = Role(rawValue: 1 << 12)
  /// A button in a bar.
  public static let barButtonItem = Role(rawValue: 1 << 13)
  /// What a tab bar shows for a controller.
  public static let tabBarItem = Role(rawValue: 1 << 14)
  /// A section of a static table.
  public static let tableSection = Role(rawValue: 1 << 15)
  /// A cell of a table: of a section, or a prototype; a view itself.
  public static let tableCell = Role(rawValue: 1 << 16)
  /// A cell of a collection; a view itself.
  public static let collectionCell = Role(rawValue: 1 << 17)
  /// A header or footer of a collection, or another view beside its cells.
  public static let supplementaryView = Role(rawValue: 1 << 18)
  /// Who loads a view that is no controller's, and has outlets to what is in it.
  public static let owner = Role(rawValue: 1 << 19)

  /// What lists make as often as they need it.
  public static let reusable: Role = [.tableCell, .headerFooterView, .collectionCell, .supplementaryView]
  /// What is a view, whatever part it plays beside that.
  public static let anyView: Role = [.view, .reusable]
  /// A segment of a segmented control.
  public static let segment = Role(rawValue: 1 << 20)
  /// What a button shows in one of its states.
  public static let state = Role(rawValue: 1 << 21)
  /// A scope of a search bar.
  public static let scope = Role(rawValue: 1 << 22)
  /// What users pull down to refresh the content of a scroll view; a view itself.
  public static let refreshControl = Role(rawValue: 1 << 23)
  /// What a web view is made with.
  public static let webConfiguration = Role(rawValue: 1 << 24)

  /// A view that another one makes for itself, and that is only configured.
  public static let part = Role(rawValue: 1 << 25)
  /// The layout of a collection.
  public static let collectionLayout = Role(rawValue: 1 << 26)
  /// What a cell shows, or shows behind that, as a value.
  public static let cellConfiguration = Role(rawValue: 1 << 27)

  /// An object that recognises gestures on a view.
  public static let gestureRecognizer = Role(rawValue: 1 << 28)
  /// A key that performs something while a controller is on the screen.
  public static let keyCommand = Role(rawValue: 1 << 29)
  /// A menu.
  public static let menu = Role(rawValue: 1 << 30)
  /// An action in a menu.
  public static let menuItem = Role(rawValue: 1 << 31)

  /// What a property of its parent is set to, or holds: an appearance, a configuration. Only `parts` of elements play it.
  public static let value = Role(rawValue: 1 << 32)
  /// What a navigation bar that stands by itself shows.
  public static let navigationItem = Role(rawValue: 1 << 33)

  /// A property that is set to a value.
  public static let setting = Role(rawValue: 1 << 34)
  /// Values of attributes that several elements share.
  public static let style = Role(rawValue: 1 << 35)
  /// Text in parts.
  public static let attributedText = Role(rawValue: 1 << 36)
  /// A part of a text.
  public static let textRun = Role(rawValue: 1 << 37)

  /// An object of the author's that is no view.
  public static let object = Role(rawValue: 1 << 38)
  /// What searches the content of a controller.
  public static let searchController = Role(rawValue: 1 << 39)
  /// A header or footer of the sections of a table; a view itself.
  public static let headerFooterView = Role(rawValue: 1 << 40)

  /// What connects an element with others.
  public static let connections: Role = [.outlet, .outletCollection, .owner]
  /// What a controller with content may hold beside its view.
  public static let content: Role = [.object, .searchController]
  /// What any view may hold beside subviews.
  public static let layout: Role = [.constraint, .layoutGuide, .gestureRecognizer]
}
