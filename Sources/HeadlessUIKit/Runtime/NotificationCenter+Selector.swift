#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Calls a method of an observer for each notification, until the observer is removed or deallocated.
    ///
    /// The observer is not retained.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observer = observer as AnyObject
      nonisolated(unsafe) weak let target = observer
      let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
        if let target { aSelector.call(target, notification) }
      }
      let observation = SelectorObservation(
        observer: observer, center: self, name: aName, object: anObject as AnyObject?, token: token)
      SelectorObservations.add(observation, of: observer)
    }

    // Foundation's methods of these names remove tokens only. These are preferred for an object of a known class.

    /// Stops calling methods of an observer.
    public func removeObserver(_ observer: NSObject) { removeObserver(observer, name: nil, object: nil) }

    /// Stops calling methods of an observer for notifications of a name and an object; nil stands for any.
    public func removeObserver(_ observer: NSObject, name aName: NSNotification.Name?, object anObject: Any?) {
      removeObserver(observer as Any, name: aName, object: anObject)
      let ended = SelectorObservations.remove(of: observer) { observation in
        observation.center === self && (aName == nil || observation.name == aName)
          && (anObject.map { $0 as AnyObject === observation.object } ?? true)
      }
      for observation in ended { removeObserver(observation.token) }
    }
  }
#endif
