#if !canImport(ObjectiveC)
  /// The name of a method.
  ///
  /// Without an Objective-C runtime, a selector is only a name. No method is looked up by it.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String

    /// The selector of the given name.
    public init(_ name: String) {
      self.name = name
    }

    /// The selector of the given name.
    public init(stringLiteral value: String) {
      name = value
    }
  }

  extension Selector: CustomStringConvertible {
    /// The name of the method.
    public var description: String { name }
  }
#endif
