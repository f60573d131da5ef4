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

  @Test("A label is as large as its text: half its font's size for each character, in lines where there are several")
  func labels() {
    let label = UILabel(frame: CGRect(x: 7, y: 0, width: 0, height: 0))
    label.font = .systemFont(ofSize: 10)
    label.text = "twenty characters ok"
    #expect(label.intrinsicContentSize == CGSize(width: 100, height: 12))
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 7, y: 0, width: 100, height: 12))
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 100, height: 12))
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 36))
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 24))
    label.text = "a\nbc\n"
    #expect(label.intrinsicContentSize == CGSize(width: 10, height: 24))
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
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIActivityIndicatorView(style: .large).sizeThatFits(.zero) == CGSize(width: 37, height: 37))
    let button = UIButton()
    button.setTitle("OK", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(title.width > 0)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 6, height: title.height + 4))
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("The fitting size depends on required priorities, fixed sizes, the content and the target, in this order")
  func fitting() {
    let view = UIView()
    view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 0))
    let required = view.systemLayoutSizeFitting(
      CGSize(width: 70, height: 80), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    #expect(required == CGSize(width: 70, height: 80))
    #expect(UISwitch().systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 51, height: 31))
  }

  @Test("Fitting warns about other constraints")
  func unsolved() {
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    inner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let written = warnings { _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(written.count == 1 && written.first?.contains("constraints are not solved here") == true)
  }
}
