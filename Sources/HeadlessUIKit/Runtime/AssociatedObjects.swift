#if !canImport(ObjectiveC)
  /// Sets the value of an object for a key; nil removes the value.
  ///
  /// Views, controllers, constraints, guides, gesture recognisers, bar items and layers release their values when they
  /// are deallocated. The values of other objects are released by the next call of this function, or when transactions
  /// are flushed.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    let object = object as AnyObject
    let value = value.map { AssociatedValue($0, policy) }
    AssociatedValues.lock.withLock { AssociatedValues.set(value, for: key, of: object) }
  }

  /// The value of an object for a key.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = object as AnyObject
    return AssociatedValues.lock.withLock { AssociatedValues.values(of: object)[key]?.content }
  }

  /// Removes all values of an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    let object = object as AnyObject
    AssociatedValues.lock.withLock { AssociatedValues.removeAll(of: object) }
  }

  /// Runs code; there is no pool to drain, because Swift releases objects at once.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
