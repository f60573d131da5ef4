public import Base
public import UIKit

public class Login: UIViewController {
  public init(style: Style) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }
}
