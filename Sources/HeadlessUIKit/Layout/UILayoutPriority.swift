/// The priority of a constraint, from 0 to 1000.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The priority of required constraints.
  public static let required = UILayoutPriority(1000)
  /// The priority with which content resists being cut.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority of a drag that can resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which content resists being stretched.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which a view fits its content.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
