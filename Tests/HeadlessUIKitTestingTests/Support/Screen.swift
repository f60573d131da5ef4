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
    placeSubviews()
  }

  /// Places views without a frame below each other, and what is in them likewise.
  private func placeSubviews() {
    for (number, subview) in subviews.enumerated() {
      if subview.frame.size == .zero { subview.frame = CGRect(x: 0, y: number * 100, width: 300, height: 90) }
      for (number, inner) in subview.subviews.enumerated() where inner.frame.size == .zero && !(subview is UIControl) {
        inner.frame = CGRect(x: 0, y: number * 40, width: 200, height: 30)
      }
    }
  }
}
