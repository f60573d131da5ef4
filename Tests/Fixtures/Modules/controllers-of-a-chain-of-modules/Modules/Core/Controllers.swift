public import Base
public import UIKit

/// The class `Login` of the module.
public class Login: UIViewController {
  /// Makes one with values.
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes nothing of an archive.
  public required init?(coder: NSCoder) { nil }
}
