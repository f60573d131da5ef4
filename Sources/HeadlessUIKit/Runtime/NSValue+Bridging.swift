#if !canImport(ObjectiveC)
  // `as? NSValue` and `as? CGRect` work both ways, as with Objective-C: a notification can have either in its dictionary.

  extension NSValue {
    /// The value as the type of another value; nil if it has a different type.
    fileprivate static func content<Content>(
      of source: NSValue?, like other: NSValue, _ content: (NSValue) -> Content
    ) -> Content? {
      source.flatMap { strcmp($0.objCType, other.objCType) == 0 ? content($0) : nil }
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    private static func bridged(_ source: NSValue?) -> CGRect? {
      NSValue.content(of: source, like: NSValue(rect: .zero)) { $0.rectValue }
    }

    /// A value with the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle of a value that has one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = bridged(source)
    }

    /// The rectangle of a value; false if it has none.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
      result = bridged(source)
      return result != nil
    }

    /// The rectangle of a value; zero if it has none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { bridged(source) ?? .zero }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    private static func bridged(_ source: NSValue?) -> CGPoint? {
      NSValue.content(of: source, like: NSValue(point: .zero)) { $0.pointValue }
    }

    /// A value with the point.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }

    /// The point of a value that has one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
      result = bridged(source)
    }

    /// The point of a value; false if it has none.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
      result = bridged(source)
      return result != nil
    }

    /// The point of a value; zero if it has none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint { bridged(source) ?? .zero }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable {
    private static func bridged(_ source: NSValue?) -> CGSize? {
      NSValue.content(of: source, like: NSValue(size: .zero)) { $0.sizeValue }
    }

    /// A value with the size.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }

    /// The size of a value that has one.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
      result = bridged(source)
    }

    /// The size of a value; false if it has none.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
      result = bridged(source)
      return result != nil
    }

    /// The size of a value; zero if it has none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { bridged(source) ?? .zero }
  }
#endif
