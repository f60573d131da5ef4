import HeadlessUIKit

extension HeadlessApp {
  /// Warns every controller that memory is short, whether it is on the screen or not.
  public func sendMemoryWarning(flushing: Bool = true) {
    act(flushing: flushing) {
      for controller in ControllerTree(of: window).controllers { controller.didReceiveMemoryWarning() }
    }
  }
}
