#if !canImport(ObjectiveC)
  /// An observer of notifications whose method is called by a selector.
  struct SelectorObservation {
    private(set) weak var observer: AnyObject?
    private(set) weak var center: NotificationCenter?
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?
    let token: any NSObjectProtocol
  }
#endif
