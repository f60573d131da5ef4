import HeadlessUIKit

extension HeadlessApp {
  /// The controllers of the app as text: a line for each, indented under its container or presenter.
  ///
  /// A failed expectation shows it as its comment: `#expect(app.topViewController is Cart, "\\(app.controllerTree)")`.
  public var controllerTree: String {
    window.rootViewController.map { lines(of: $0, "").joined(separator: "\n") } ?? "no root view controller"
  }

  private func lines(of controller: UIViewController, _ relation: String) -> [String] {
    let below =
      controller.children.flatMap { lines(of: $0, "") }
      + (controller.presentedHere.map { lines(of: $0, "presents ") } ?? [])
    return [relation + log.label(of: controller) + mark(of: controller)] + below.map { "  " + $0 }
  }

  private func mark(of controller: UIViewController) -> String {
    if controller === topViewController { return ", on top" }
    return isVisible(controller) ? "" : ", not on the screen"
  }
}
