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
  /// A cell of a static table; a view itself.
  public static let tableCell = Role(rawValue: 1 << 16)

  /// A property that is set to a value.
  public static let setting = Role(rawValue: 1 << 40)
  /// Values of attributes that several elements share.
  public static let style = Role(rawValue: 1 << 41)
  /// Text in parts.
  public static let attributedText = Role(rawValue: 1 << 42)
  /// A part of a text.
  public static let textRun = Role(rawValue: 1 << 43)

  /// What connects an element with others.
  public static let connections: Role = [.outlet, .outletCollection]
  /// What any view may hold beside subviews.
  public static let layout: Role = [.constraint, .layoutGuide]
}
