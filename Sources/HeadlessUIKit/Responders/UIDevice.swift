/// The device: here, a phone without a screen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let phone = UIDevice()

  /// The device.
  open class var current: UIDevice { phone }

  /// The name that its owner gave it.
  open var name: String { "Headless" }
  /// The kind of device.
  open var model: String { "iPhone" }
  /// The name of the system.
  open var systemName: String { "iOS" }
  /// The version of the system.
  open var systemVersion: String { "18.0" }
  /// A number that all apps of one maker see, new in every process here.
  open var identifierForVendor: UUID? { vendorIdentifier }
  /// The kind of interface that the device has.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  private let vendorIdentifier = UUID()

  /// The kind of device in the language of the user.
  open var localizedModel: String { model }
  /// Whether several apps can run at a time.
  open var isMultitaskingSupported: Bool { true }

  /// How the user holds the device: as the key window is turned.
  open var orientation: UIDeviceOrientation {
    let size = UIApplication.shared.keyWindow?.bounds.size ?? UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  private var requestsForOrientation = 0
  /// Whether the device posts notifications about its orientation.
  open var isGeneratingDeviceOrientationNotifications: Bool { requestsForOrientation > 0 }
  /// Has notifications posted until the same number of calls has ended it.
  open func beginGeneratingDeviceOrientationNotifications() { requestsForOrientation += 1 }
  /// Ends one call to have notifications posted.
  open func endGeneratingDeviceOrientationNotifications() {
    requestsForOrientation = max(0, requestsForOrientation - 1)
  }

  /// Whether the device measures its battery.
  open var isBatteryMonitoringEnabled = false
  /// What the battery does; unknown, as on a simulator.
  open var batteryState: UIDevice.BatteryState { .unknown }
  /// The level of the battery; -1, as on a simulator.
  open var batteryLevel: Float { -1 }
  /// Whether the device measures whether it is near to the user.
  open var isProximityMonitoringEnabled = false
  /// Whether the device is near to the user.
  open var proximityState: Bool { false }

  package override init() {
    super.init()
  }
}
