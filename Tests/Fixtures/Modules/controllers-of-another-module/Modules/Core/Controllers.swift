public import UIKit

/// The type `Item` of the module.
public enum Item: Sendable {
  case first
}

/// The class `Login` of the module.
public class Login: UIViewController {}

/// The class `Account` of the module.
public class Account: UIViewController {
  /// A value that it was made with.
  public let user: String

  /// Makes one with values.
  public init(user: String, limit: Int) {
    self.user = user
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes nothing of an archive.
  public required init?(coder: NSCoder) { nil }
}

/// The class `Rows` of the module.
public class Rows: UITableViewController {
  /// Makes one with values.
  public init(item: Item) {
    super.init(style: .plain)
  }

  /// Makes nothing of an archive.
  public required init?(coder: NSCoder) { nil }

  /// Takes the segue that goes back.
  public func editorDidFinish(_ segue: UIStoryboardSegue) {}
}
