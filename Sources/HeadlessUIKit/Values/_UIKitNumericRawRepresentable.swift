/// A number with a type of its own, to which plain numbers can be added: `.required - 1`.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable where Self.RawValue: Comparable & Numeric {
  /// Compares the numbers.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Adds a plain number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { lhs.with(lhs.rawValue + rhs) }

  /// Adds to a plain number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { rhs.with(lhs + rhs.rawValue) }

  /// Subtracts a plain number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { lhs.with(lhs.rawValue - rhs) }

  /// The distance between two numbers.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }

  /// Adds a plain number in place.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }

  /// Subtracts a plain number in place.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }

  /// The value of another number; those types accept every number.
  private func with(_ rawValue: RawValue) -> Self { Self(rawValue: rawValue) ?? self }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
extension UIFont.Weight: _UIKitNumericRawRepresentable {}
