public import UIKit

public enum Item: Sendable {
  case first
}

public class Login: UIViewController {}

public class Account: UIViewController {
  public let user: String

  public init(user: String, limit: Int) {
    self.user = user
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}

public class Rows: UITableViewController {
  public init(item: Item) {
    super.init(style: .plain)
  }

  public required init?(coder: NSCoder) { nil }

  public func editorDidFinish(_ segue: UIStoryboardSegue) {}
}
