import HeadlessUIKit

/// A controller whose view a test fills.
final class Screen: UIViewController {
  private let subviews: [UIView]

  init(_ subviews: UIView...) {
    self.subviews = subviews
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in subviews { view.addSubview(subview) }
  }
}
