import HeadlessUIKit

extension HeadlessApp {
  /// Sends a memory warning to every controller, whether it is on the screen or not.
  public func sendMemoryWarning(flushing: Bool = true) {
    act(flushing: flushing) {
      for controller in ControllerTree(of: window).controllers { controller.didReceiveMemoryWarning() }
    }
  }
}
