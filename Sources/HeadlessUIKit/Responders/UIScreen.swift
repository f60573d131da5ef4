/// A screen: here, that of a phone held upright.
@preconcurrency @MainActor open class UIScreen: NSObject {
  private static let phone = UIScreen()

  open class var main: UIScreen { phone }

  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
  open var scale: CGFloat { 3 }
  open var traitCollection: UITraitCollection { .standard }

  package override init() {
    super.init()
  }
}
