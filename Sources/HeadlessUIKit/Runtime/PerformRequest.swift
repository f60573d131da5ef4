#if !canImport(ObjectiveC)
  /// A method that is called later, by a timer. It retains the object until then.
  struct PerformRequest {
    let selector: Selector
    let argument: Any?
    let timer: Timer

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all = ListsByObject<PerformRequest>()

    /// Calls a method of an object after a delay.
    static func add(_ object: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval) {
      nonisolated(unsafe) let (object, argument) = (object, argument)
      let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) { timer in
        remove(of: object) { $0.timer === timer }
        selector.call(object, argument)
      }
      let request = PerformRequest(selector: selector, argument: argument, timer: timer)
      lock.withLock { all.add(request, of: object) }
      RunLoop.current.add(timer, forMode: .default)
    }

    /// Forgets requests of an object and stops their timers.
    static func remove(of object: AnyObject, where isWanted: (PerformRequest) -> Bool) {
      let removed = lock.withLock { all.remove(of: object, where: isWanted) }
      for request in removed { request.timer.invalidate() }
    }

    /// Whether it calls the method of a selector with the same argument: both nil, the same object, or equal values.
    func matches(_ selector: Selector, _ argument: Any?) -> Bool {
      guard selector == self.selector else { return false }
      switch (argument, self.argument) {
      case (nil, nil): return true
      case (let argument?, let own?):
        if let first = argument as? AnyHashable, let second = own as? AnyHashable { return first == second }
        return argument as AnyObject === own as AnyObject
      default: return false
      }
    }
  }
#endif
