#if !canImport(ObjectiveC)
  extension Timer {
    /// A timer that calls a method of a target. It retains the target until it is invalidated.
    public convenience init(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
      self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, target, selector)
    }

    /// A timer in the current run loop that calls a method of a target. It retains the target until it is invalidated.
    @discardableResult public class func scheduledTimer(
      timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }

    private convenience init(
      fire date: Date, interval: TimeInterval, repeats: Bool, _ target: Any, _ selector: Selector
    ) {
      nonisolated(unsafe) let target = target as AnyObject
      self.init(fire: date, interval: interval, repeats: repeats) { selector.call(target, $0) }
    }
  }
#endif
