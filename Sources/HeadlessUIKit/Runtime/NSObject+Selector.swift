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

    /// Calls a method after a delay, by a timer of the current run loop.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      PerformRequest.add(self, aSelector, anArgument, after: delay)
    }

    /// Cancels all calls of an object's methods that wait for their time.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      PerformRequest.remove(of: aTarget as AnyObject) { _ in true }
    }

    /// Cancels the calls of a method of an object, with the argument, that wait for their time.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      PerformRequest.remove(of: aTarget as AnyObject) { $0.matches(aSelector, anArgument) }
    }
  }

  /// The object that the last method returned: it lives until the next one does, as there is no pool that releases it.
  private enum SelectorResult {
    nonisolated(unsafe) static var last: AnyObject?
  }
#endif
