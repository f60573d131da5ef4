#if !canImport(ObjectiveC)
  /// The method of a selector, as closures: Swift does not call methods by their names.
  struct SelectedMethod: Sendable {
    /// Whether an object has the method.
    let isImplemented: @Sendable (AnyObject) -> Bool
    /// Calls the method of an object that has it. It takes as many of the arguments as it has parameters.
    let call: @Sendable (AnyObject, [Any?]) -> Any?

    // Objective-C calls a method on the thread that sends the message, whatever the method is isolated to. So do the
    // closures, which is why the isolation is taken off their types.

    init<Target, Result>(_ name: String, _ method: @escaping @MainActor (Target) -> Result) {
      nonisolated(unsafe) let method = unsafeBitCast(method, to: ((Target) -> Result).self)
      isImplemented = { $0 is Target }
      call = { object, _ in (object as? Target).map(method) }
    }

    init<Target, First, Result>(_ name: String, _ method: @escaping @MainActor (Target, First) -> Result) {
      nonisolated(unsafe) let method = unsafeBitCast(method, to: ((Target, First) -> Result).self)
      isImplemented = { $0 is Target }
      call = { object, arguments in
        guard let target = object as? Target, let first: First = arguments.value(at: 0, for: name) else { return nil }
        return method(target, first)
      }
    }

    init<Target, First, Second, Result>(
      _ name: String, _ method: @escaping @MainActor (Target, First, Second) -> Result
    ) {
      nonisolated(unsafe) let method = unsafeBitCast(method, to: ((Target, First, Second) -> Result).self)
      isImplemented = { $0 is Target }
      call = { object, arguments in
        guard let target = object as? Target, let first: First = arguments.value(at: 0, for: name),
          let second: Second = arguments.value(at: 1, for: name)
        else { return nil }
        return method(target, first, second)
      }
    }
  }

  extension [Any?] {
    /// An argument of a method; nil, with an exception, if it has another type than the parameter.
    ///
    /// Objective-C passes any object. The method then fails in a place that does not show why.
    fileprivate func value<Value>(at index: Int, for name: String) -> Value? {
      let value: Any? = index < count ? self[index] : nil
      if let value = value as? Value { return value }
      let found = value.map { String(describing: type(of: $0)) }
      MainActor.assumeIsolated { UncaughtException.wrongArgument(found, of: name, expected: Value.self).raise() }
      return nil
    }
  }
#endif
