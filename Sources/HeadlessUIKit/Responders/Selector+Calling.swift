// Calls a method by its selector: by the runtime where there is one, otherwise by what the selector was made with.
extension Selector {
  #if canImport(ObjectiveC)
    /// Whether there is anything that the selector calls.
    package var isCallable: Bool { true }

    /// Whether an object has the method.
    func isImplemented(by object: AnyObject) -> Bool { (object as? any NSObjectProtocol)?.responds(to: self) ?? false }

    /// Calls the method of an object that has it, with as many of the arguments as it takes.
    private func callMethod(of object: AnyObject, _ first: Any?, _ second: Any?) -> Any? {
      (object as? any NSObjectProtocol)?.perform(self, with: first, with: second)
    }
  #else
    /// Whether there is anything that the selector calls.
    package var isCallable: Bool { method != nil }

    /// Whether an object has the method.
    func isImplemented(by object: AnyObject) -> Bool { method?.isImplemented(object) ?? false }

    /// Calls the method of an object that has it, with as many of the arguments as it takes.
    private func callMethod(of object: AnyObject, _ first: Any?, _ second: Any?) -> Any? {
      method?.call(object, [first, second])
    }
  #endif

  /// Calls the method of an object, and raises an exception if it has none.
  @discardableResult func call(_ object: AnyObject, _ first: Any? = nil, _ second: Any? = nil) -> Any? {
    guard isCallable else {
      MainActor.assumeIsolated { Console.warn(.unheard(self)) }
      return nil
    }
    guard isImplemented(by: object) else {
      nonisolated(unsafe) let object = object
      MainActor.assumeIsolated { UncaughtException.unrecognizedSelector(self, sentTo: object).raise() }
      return nil
    }
    return callMethod(of: object, first, second)
  }
}
