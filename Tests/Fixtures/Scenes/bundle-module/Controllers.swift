import UIKit

class Profile: UIViewController {}

extension Bundle {
  /// What SwiftPM makes for a target with resources.
  static var module: Bundle { .main }
}
