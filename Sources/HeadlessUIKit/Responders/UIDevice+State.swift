extension UIDevice {
  /// What the battery does.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// The name of the notification about another orientation.
  public class var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
  /// The name of the notification about another state of the battery.
  public class var batteryStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  /// The name of the notification about another level of the battery.
  public class var batteryLevelDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  /// The name of the notification about another distance to the user.
  public class var proximityStateDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
