import HeadlessUIKit

/// Prints the frames of what an app shows first, in portrait on a phone of 393 by 852 points.
///
/// For each view with an accessibility identifier there is a line: `frame`, the controller, the identifier, then x, y,
/// width and height in the superview.
@MainActor struct FrameDump {
  private static let size = CGSize(width: 393, height: 852)
  private static let safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  let app: GeneratedApp

  func run() {
    Console.handler = { _ in }
    UncaughtException.handler = { print("exception", $0.reason, separator: "\t") }
    for entry in app.entries {
      let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
      window.deviceSafeArea = Self.safeArea
      window.rootViewController = entry.make()
      window.makeKeyAndVisible()
      Transactions.flush()
      window.layoutIfNeeded()
      for controller in Screen(window).controllers where controller.isOnScreen { show(controller) }
      window.rootViewController = nil
      Transactions.flush()
      window.isHidden = true
      Transactions.flush()
    }
  }

  private func show(_ controller: UIViewController) {
    let type = "\(type(of: controller))"
    let suffix = "SceneController"
    guard
      let name = app.scene(of: controller)?.name ?? controller._sceneIdentifier
        ?? (type.hasSuffix(suffix) ? String(type.dropLast(suffix.count)) : nil)
    else { return }
    show(controller.view, of: controller, name)
  }

  private func show(_ view: UIView, of controller: UIViewController, _ name: String) {
    if let identifier = view.accessibilityIdentifier {
      let frame = view.frame
      print("frame", name, identifier, frame.minX, frame.minY, frame.width, frame.height, separator: "\t")
    }
    // Views of a control are its own.
    guard !(view is UIControl) else { return }
    for subview in view.subviews {
      if let owner = subview.next as? UIViewController, owner !== controller { continue }
      show(subview, of: controller, name)
    }
  }
}
