#if !canImport(ObjectiveC)
  extension NSObject {
    /// Whether the object has the method of a selector. Of a selector that is only a name, nothing is known.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

    /// Calls a method. The result is an object that the method returns.
    @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: nil, with: nil)
    }

    /// Calls a method with an argument.
    @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: object, with: nil)
    }

    /// Calls a method with two arguments.
    @discardableResult public func perform(
      _ aSelector: Selector!, with object1: Any!, with object2: Any!
    ) -> Unmanaged<AnyObject>! {
      let result = aSelector?.call(self, object1, object2)
      guard let result, type(of: result) is AnyClass else { return nil }
      SelectorResult.last = result as AnyObject
      return Unmanaged.passUnretained(result as AnyObject)
    }
  }

  /// The object that the last method returned: it lives until the next one does, as there is no pool that releases it.
  private enum SelectorResult {
    nonisolated(unsafe) static var last: AnyObject?
  }
#endif
