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

  package override init() {
    super.init()
  }
}
