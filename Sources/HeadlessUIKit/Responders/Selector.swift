#if !canImport(ObjectiveC)
  /// The name of a method.
  ///
  /// Without an Objective-C runtime, no method is looked up by its name. A selector calls its method only if it was made
  /// with it, as the plugin LowerObjectiveC makes those of `#selector`. Selectors of the same name are equal.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    package let name: String
    let method: SelectedMethod?

    /// The selector of the given name, which calls nothing.
    public init(_ name: String) {
      self.init(name, nil)
    }

    /// The selector of the given name, which calls nothing.
    public init(stringLiteral value: String) {
      self.init(value, nil)
    }

    private init(_ name: String, _ method: SelectedMethod?) {
      (self.name, self.method) = (name, method)
    }

    /// Whether both have the same name.
    public static func == (first: Selector, second: Selector) -> Bool { first.name == second.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  // The plugin LowerObjectiveC writes these calls.
  extension Selector {
    /// The selector of a method without parameters.
    public init<Target, Result>(
      _name name: String, of target: Target.Type, calls method: @escaping @MainActor (Target) -> Result
    ) {
      self.init(name, SelectedMethod(name, method))
    }

    /// The selector of a method with a parameter: the sender of an action.
    public init<Target, First, Result>(
      _name name: String, of target: Target.Type, calls method: @escaping @MainActor (Target, First) -> Result
    ) {
      self.init(name, SelectedMethod(name, method))
    }

    /// The selector of a method with two parameters: the sender of an action, and the event.
    public init<Target, First, Second, Result>(
      _name name: String, of target: Target.Type, calls method: @escaping @MainActor (Target, First, Second) -> Result
    ) {
      self.init(name, SelectedMethod(name, method))
    }
  }

  extension Selector: CustomStringConvertible {
    /// The name of the method.
    public var description: String { name }
  }

  /// The selector of the given name, which calls nothing.
  public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

  /// The name of a selector.
  public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
#endif
