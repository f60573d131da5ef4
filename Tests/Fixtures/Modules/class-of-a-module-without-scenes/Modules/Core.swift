public import UIKit

/// The class `Login` of the module.
public class Login: UIViewController {}

/// What makes controllers of the module.
@MainActor
public struct SignInScenes {
  /// Makes controllers with the factories of a flow.
  public init(in flow: (@MainActor (Any.Type) -> Any?)?) {}
  /// Makes a controller.
  public func instantiateInitialViewController() -> Login { Login() }
  /// Makes a controller.
  public func instantiateTerms() -> UIViewController { UIViewController() }
}
