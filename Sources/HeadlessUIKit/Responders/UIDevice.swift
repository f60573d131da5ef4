/// The device: here, a phone without a screen.
@preconcurrency @MainActor open class UIDevice: NSObject {
  private static let phone = UIDevice()

  open class var current: UIDevice { phone }

  open var name: String { "Headless" }
  open var model: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String { "18.0" }
  open var identifierForVendor: UUID? { vendorIdentifier }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  private let vendorIdentifier = UUID()

  package override init() {
    super.init()
  }
}
