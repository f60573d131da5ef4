public import UIKit

public class Login: UIViewController {}

@MainActor
public struct SignInScenes {
  public init(in flow: (@MainActor (Any.Type) -> Any?)?) {}
  public func instantiateInitialViewController() -> Login { Login() }
  public func instantiateTerms() -> UIViewController { UIViewController() }
}
