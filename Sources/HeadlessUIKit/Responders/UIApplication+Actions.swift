extension UIApplication {
  /// Calls a method of a target with the sender and the event.
  ///
  /// Without a target, the first responder that has the method gets it: the first responder of the app, or else the
  /// sender, and then the responders behind it. Returns whether there is a target.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = UIResponder.firstResponder ?? sender as? UIResponder
    guard let target = target ?? start?.target(forAction: action, withSender: sender) else {
      if !action.isCallable { Console.warn(.unheard(action)) }
      return false
    }
    action.call(target as AnyObject, sender, event)
    return true
  }
}
