import SceneCatalog

extension Controller {
  /// The class of UIKit or another framework that the controller is or inherits from: `UIHostingController<Profile>`.
  var uikitType: String {
    (kind.type ?? "UIViewController") + (self[.rootView].map { "<" + $0.formatted + ">" } ?? "")
  }
}
