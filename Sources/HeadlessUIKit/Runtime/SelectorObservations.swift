#if !canImport(ObjectiveC)
  /// The observations of all observers.
  package struct SelectorObservations {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var shared = SelectorObservations()

    private var byObserver = ListsByObject<SelectorObservation>()
    /// The number of observers at which those of deallocated ones are looked for.
    private var limit = 64

    /// The number of observations, with those of deallocated observers that have not been looked for.
    package static var count: Int { lock.withLock { shared.byObserver.lists.values.reduce(0) { $0 + $1.count } } }

    /// Keeps an observation until it is removed, or its observer deallocated.
    static func add(_ observation: SelectorObservation, of observer: AnyObject) {
      let ended = lock.withLock {
        let ended = shared.removeEnded() + shared.removeFormer(of: observer)
        shared.byObserver.add(observation, of: observer)
        return ended
      }
      for observation in ended { observation.center?.removeObserver(observation.token) }
    }

    /// Forgets observations of an observer and returns them.
    static func remove(
      of observer: AnyObject, where isWanted: (SelectorObservation) -> Bool
    ) -> [SelectorObservation] {
      lock.withLock { shared.byObserver.remove(of: observer, where: isWanted) }
    }

    /// Forgets the observations of a deallocated observer that was where an observer is now, and returns them.
    private mutating func removeFormer(of observer: AnyObject) -> [SelectorObservation] {
      guard let first = byObserver[observer].first, first.observer !== observer else { return [] }
      return byObserver.remove(of: observer) { _ in true }
    }

    /// Forgets the observations of deallocated observers and returns them. It looks at all of them only when there are
    /// twice as many as the last time, so that adding takes constant time on average.
    private mutating func removeEnded() -> [SelectorObservation] {
      guard byObserver.lists.count >= limit else { return [] }
      let ended = byObserver.removeAll { $0.observer == nil }
      limit = max(64, 2 * byObserver.lists.count)
      return ended
    }
  }
#endif
