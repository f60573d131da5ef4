import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The preferred sizes of views.
@MainActor @Suite struct FittingTests {
  @Test("A plain view fits its own size and keeps its position")
  func plain() {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 60))
    #expect(view.sizeThatFits(CGSize(width: 10, height: 10)) == CGSize(width: 50, height: 60))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
  }

  @Test("A label is as large as its text in the system's font, on whole pixels, in lines where there are several")
  func labels() {
    let label = UILabel(frame: CGRect(x: 7, y: 0, width: 0, height: 0))
    label.font = .systemFont(ofSize: 10)
    label.text = "iiii"
    let narrow = label.intrinsicContentSize
    label.text = "WWWW"
    let wide = label.intrinsicContentSize
    #expect(narrow.height == 12 && wide.height == 12)
    #expect(wide.width > 3 * narrow.width)
    #expect((wide.width * 3).rounded() == wide.width * 3)
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 7, y: 0, width: wide.width, height: 12))
    label.text = "twenty characters ok"
    let line = label.intrinsicContentSize.width
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: line, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)).height == 24)
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)).width <= 70)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height == 24)
    label.text = "a\nbc\n"
    #expect(label.intrinsicContentSize.height == 24)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("A custom class determines its fitting size")
  func own() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20, height: 20) }
    }
    let square = Square(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    square.sizeToFit()
    #expect(square.frame == CGRect(x: 1, y: 1, width: 20, height: 20))
  }

  @Test("Controls and pictures have the size of their content")
  func contents() {
    // Constraints do not count what a switch draws beside its track.
    #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(UIActivityIndicatorView(style: .large).sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(title.width > 0)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("L-27: The fitting size depends on required priorities, fixed sizes, the content and the target, in this order")
  func fitting() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 0))
    let required = view.systemLayoutSizeFitting(
      CGSize(width: 70, height: 80), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    #expect(required == CGSize(width: 70, height: 80))
    #expect(UISwitch().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 49, height: 31))
  }

  @Test("L-27: The fitting size of a view is that of what is in it, as its constraints say")
  func fittingContents() {
    let (view, label) = (UIView(), UILabel())
    label.numberOfLines = 0
    label.text = "A text that takes more than one line where the view is narrow"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 11),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -11),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    let free = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let line = label.sizeThatFits(.zero)
    #expect(abs(free.width - line.width - 32) < 0.001 && abs(free.height - line.height - 22) < 0.001)
    let narrow = view.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow.width == 200)
    #expect(abs(narrow.height - label.sizeThatFits(CGSize(width: 168, height: 0)).height - 22) < 0.001)
    #expect(narrow.height > free.height)
  }
}
