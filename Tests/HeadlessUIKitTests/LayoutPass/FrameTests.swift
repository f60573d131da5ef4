import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The frames that constraints give, in points of a screen with three pixels to a point.
@MainActor @Suite struct FrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))

  private func view(_ superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  @Test("Siblings share the width, with a space between them")
  func siblings() {
    let (left, right) = (view(), view())
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 20),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      left.widthAnchor.constraint(equalTo: right.widthAnchor, multiplier: 2),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      left.heightAnchor.constraint(equalToConstant: 44),
      right.centerYAnchor.constraint(equalTo: left.centerYAnchor),
      right.heightAnchor.constraint(equalTo: left.heightAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    // The edge at 183.33… is on a pixel, of which a point has three.
    #expect(left.frame.minX == 10 && left.frame.minY == 5 && left.frame.height == 44)
    #expect(abs(left.frame.width - 520.0 / 3) < 0.01)
    #expect(abs(right.frame.width - 260.0 / 3) < 0.01)
    #expect(right.frame.maxX == 290)
    #expect(right.frame.midY == left.frame.midY)
    #expect(right.frame.height == 22)
  }

  @Test("L-15: A changed constant moves views in the next layout, and not before")
  func changedConstant() {
    let box = view()
    let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    NSLayoutConstraint.activate([
      top, box.leftAnchor.constraint(equalTo: root.leftAnchor), box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(box.frame == .zero)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 5, width: 10, height: 20))
    top.constant = 50
    #expect(box.frame.minY == 5)
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 50, width: 10, height: 20))
    top.isActive = false
    box.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 580, width: 10, height: 20))
  }

  @Test("L-16: A view that is asked to lay out has its superview place it first")
  func fromWithin() {
    let box = view()
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8),
      box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 8, y: 7, width: 10, height: 20))
  }

  @Test("L-17: Priorities are kept in their order: many weak constraints do not outweigh a strong one")
  func priorities() {
    let box = view()
    let widths: [(CGFloat, Float)] = [(200, 300), (100, 299), (101, 299), (102, 299), (103, 298)]
    for (width, priority) in widths {
      let constraint = box.widthAnchor.constraint(equalToConstant: width)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
    box.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.width == 150)
  }

  @Test("L-22: A label is as large as its text, and wraps where its width ends")
  func labels() {
    let (one, many) = (UILabel(), UILabel())
    for label in [one, many] {
      label.translatesAutoresizingMaskIntoConstraints = false
      label.text = "A text that takes more than one line where the view is narrow"
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
    }
    many.numberOfLines = 0
    root.layoutIfNeeded()
    let line = one.frame.height
    #expect(one.frame.width == 150)
    #expect(line > 20 && line < 21)
    #expect(many.frame.height > 3 * line - 2 && many.frame.height < 6 * line)
    many.text = "Short"
    root.layoutIfNeeded()
    #expect(many.frame.height == line)
    #expect(many.frame.width < 60)
  }

  @Test("L-22: A label of the author's that adds to its text wraps too, at the width that it gets")
  func ownLabels() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let label = Padded()
    label.numberOfLines = 0
    label.text = "A text that takes more than one line where the view is narrow"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: 150),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 150)
    #expect(label.frame.height > 60)
  }

  @Test("L-18: Constraints to the edges of a scroll view are about its content; its size is theirs")
  func scrollContent() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = view(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 1010))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 1000))
    scroll.contentOffset = CGPoint(x: 0, y: 300)
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 1000))
  }

  @Test("Constraints that place a scroll view, or only its size, are not about its content")
  func placedScrollViews() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    let content = view(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor), content.heightAnchor.constraint(equalToConstant: 9),
    ])
    scroll.contentSize = CGSize(width: 70, height: 800)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 70, height: 800))
    #expect(content.frame.width == 300)
  }

  @Test("UIKit's own guides have frames without any constraint")
  func ownGuides() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    #expect(outer.layoutMarginsGuide.layoutFrame == CGRect(x: 20, y: 1, width: 840, height: 96))
    #expect(outer.readableContentGuide.layoutFrame == CGRect(x: 104, y: 1, width: 672, height: 96))
    #expect(outer.safeAreaLayoutGuide.layoutFrame == outer.bounds)
    let inner = view(outer)
    // The view has no size, so nothing is between its margins.
    #expect(inner.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 0, height: 0))
    outer.layoutIfNeeded()
    #expect(inner.frame.size == .zero)
  }

  @Test("A scroll view that no constraint fills keeps the size that its author gives it")
  func ownContentSize() {
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let content = view(scroll)
    content.widthAnchor.constraint(equalToConstant: 40).isActive = true
    scroll.contentSize = CGSize(width: 70, height: 80)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 70, height: 80))
    #expect(content.frame.width == 40)
  }

  @Test("A view keeps its transform, and is placed by its centre")
  func transforms() {
    let box = view()
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 40), box.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(box.bounds.size == CGSize(width: 40, height: 20))
    #expect(box.center == CGPoint(x: 30, y: 20))
    #expect(box.frame == CGRect(x: -10, y: 0, width: 80, height: 40))
  }

  @Test("L-20: A view that follows its mask is an edge for others, and what is in it is laid out by itself")
  func masks() {
    let masked = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    root.addSubview(masked)
    let (inner, beside) = (view(masked), view())
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: masked.topAnchor), inner.leftAnchor.constraint(equalTo: masked.leftAnchor),
      inner.widthAnchor.constraint(equalTo: masked.widthAnchor), inner.heightAnchor.constraint(equalToConstant: 9),
      beside.leftAnchor.constraint(equalTo: masked.rightAnchor, constant: 5),
      beside.topAnchor.constraint(equalTo: masked.topAnchor), beside.widthAnchor.constraint(equalToConstant: 10),
      beside.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 20, y: 30, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 9))
    #expect(beside.frame == CGRect(x: 125, y: 30, width: 10, height: 9))
    masked.frame.size.width = 120
    root.layoutIfNeeded()
    #expect(inner.frame.width == 120)
    #expect(beside.frame.minX == 145)
  }

  @Test("A guide of the author's has a frame, and so have the distances between anchors")
  func guides() {
    let (guide, box) = (UILayoutGuide(), view())
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: root.topAnchor), guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.heightAnchor.constraint(equalToConstant: 30),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      box.topAnchor.constraint(equalTo: guide.bottomAnchor), box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 60),
      guide.rightAnchor.anchorWithOffset(to: box.leftAnchor).constraint(
        equalTo: box.rightAnchor.anchorWithOffset(to: root.rightAnchor)),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 150, height: 30))
    #expect(box.frame == CGRect(x: 195, y: 30, width: 60, height: 10))
  }

  @Test("L-19: From right to left, leading is the right edge, where the view that holds the constraint says so")
  func rightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let box = view()
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: root.topAnchor), box.widthAnchor.constraint(equalToConstant: 50),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 240, y: 0, width: 50, height: 50))
  }

  @Test("L-21: A view in no other is as large as its own constraints and its content say")
  func alone() {
    let (outer, label) = (UIView(), UILabel())
    outer.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(label)
    NSLayoutConstraint.activate([
      outer.widthAnchor.constraint(equalToConstant: 200),
      label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
      label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
    ])
    label.text = "Line"
    outer.layoutIfNeeded()
    #expect(outer.frame.size == CGSize(width: 200, height: label.frame.height + 8))
    #expect(label.frame.minY == 4)
  }

  @Test("L-24: Frames that the author sets in layoutSubviews win, because they come last")
  func authorsFrames() {
    final class Board: UIView {
      let tile = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      }
    }
    let board = Board(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    board.tile.translatesAutoresizingMaskIntoConstraints = false
    board.addSubview(board.tile)
    board.layoutIfNeeded()
    #expect(board.tile.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("K-6: Constraints that contradict each other are warned about once, and the rest holds")
  func contradiction() {
    let box = view()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let broken = box.widthAnchor.constraint(equalToConstant: 50)
    broken.identifier = "narrow"
    broken.isActive = true
    let first = warnings { root.layoutIfNeeded() }
    #expect(first.count == 1)
    #expect(first.first?.contains("Unable to simultaneously satisfy constraints.") == true)
    #expect(first.first?.contains("'narrow' ") == true && first.first?.contains(".width == 50   (active)") == true)
    #expect(box.frame.size == CGSize(width: 100, height: 20))
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    #expect(warnings { root.layoutIfNeeded() }.isEmpty)
    broken.isActive = false
    #expect(warnings { root.layoutIfNeeded() }.isEmpty)
  }

  @Test("The constraints that affect a layout are those of the view and of what places it, along one axis")
  func affectingConstraints() {
    let (box, other, inner) = (view(), view(), UIView())
    inner.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(inner)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let left = box.leftAnchor.constraint(equalTo: other.rightAnchor, constant: 8)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    let otherLeft = other.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    let guideLeft = guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
    let inside = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    let idle = box.rightAnchor.constraint(equalTo: root.rightAnchor)
    NSLayoutConstraint.activate([left, width, top, otherLeft, guideLeft, inside])
    func names(_ constraints: [NSLayoutConstraint]) -> Set<ObjectIdentifier> {
      Set(constraints.map(ObjectIdentifier.init))
    }
    #expect(
      names(box.constraintsAffectingLayout(for: .horizontal)) == names([left, width, otherLeft, guideLeft, inside]))
    #expect(box.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [inside], "the view around it is placed without it")
    #expect(names(guide.constraintsAffectingLayout(for: .horizontal)).isSuperset(of: names([guideLeft, otherLeft])))
    #expect(!names(box.constraintsAffectingLayout(for: .horizontal)).contains(ObjectIdentifier(idle)))
    #expect(UIView().constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test("A frame that constraints leave open is ambiguous")
  func ambiguity() {
    let box = view()
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    box.heightAnchor.constraint(equalToConstant: 20).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(box.hasAmbiguousLayout)
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(!box.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  @Test("L-38: A view whose frame is ambiguous takes another one that its constraints allow, others do not")
  func otherFrames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 30),
      box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    let first = box.frame
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == first.offsetBy(dx: 40, dy: 0))
    box.exerciseAmbiguityInLayout()
    #expect(box.frame == first.offsetBy(dx: 80, dy: 0))
    // The superview ends it.
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.maxX == 200)
    let left = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    left.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 5)
    box.exerciseAmbiguityInLayout()
    #expect(box.frame.minX == 5)
  }

  @Test("Margins, safe areas and the guides of them are the window's and the controller's")
  func margins() {
    let controller = UIViewController()
    let (inSafeArea, inMargins) = (view(controller.view), view(controller.view))
    for (box, guide) in [
      (inSafeArea, controller.view.safeAreaLayoutGuide), (inMargins, controller.view.layoutMarginsGuide),
    ] {
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: guide.topAnchor), box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      ])
    }
    let app = HeadlessApp(root: controller)
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(inSafeArea.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    #expect(inMargins.frame == CGRect(x: 16, y: 47, width: 358, height: 763))
    controller.additionalSafeAreaInsets.top = 10
    controller.view.layoutIfNeeded()
    #expect(inSafeArea.frame.minY == 57)
  }

  @Test("The layout guides of former days end where bars begin")
  func oldGuides() {
    let controller = UIViewController()
    let box = view(controller.view)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
      box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
    let app = HeadlessApp(root: controller)
    app.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(box.frame == CGRect(x: 0, y: 47, width: 10, height: 763))
  }

  @Test("What is in a view that fills another one decides the size of both")
  func effects() {
    let (effect, label) = (UIVisualEffectView(effect: nil), UILabel())
    label.text = "Text"
    for each in [effect, label] { each.translatesAutoresizingMaskIntoConstraints = false }
    effect.contentView.addSubview(label)
    root.addSubview(effect)
    NSLayoutConstraint.activate([
      effect.topAnchor.constraint(equalTo: root.topAnchor),
      effect.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: effect.contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: effect.contentView.leadingAnchor, constant: 9),
      label.trailingAnchor.constraint(equalTo: effect.contentView.trailingAnchor, constant: -9),
    ])
    root.layoutIfNeeded()
    #expect(abs(effect.frame.width - label.frame.width - 18) < 0.001)
    #expect(abs(effect.frame.height - label.frame.height - 10) < 0.001)
    #expect(label.frame.width > 20)
    #expect(effect.contentView.frame == effect.bounds)
  }

  @Test("A view that has neither constraints nor content keeps the frame of its author; a label has its size")
  func unconstrained() {
    let (box, label) = (view(), UILabel())
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    box.frame = CGRect(x: 3, y: 4, width: 5, height: 6)
    let other = view()
    other.widthAnchor.constraint(equalToConstant: 40).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
    #expect(label.frame.width > 20 && label.frame.height > 20)
    #expect(other.frame.width == 40)
  }

  @Test("A child that is put into a container later is laid out with it")
  func lateChild() {
    let container = view()
    NSLayoutConstraint.activate([
      container.topAnchor.constraint(equalTo: root.topAnchor),
      container.leftAnchor.constraint(equalTo: root.leftAnchor),
      container.widthAnchor.constraint(equalToConstant: 100), container.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    let child = UIView(frame: container.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = view(child)
    inner.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5).isActive = true
    inner.heightAnchor.constraint(equalToConstant: 7).isActive = true
    container.addSubview(child)
    root.layoutIfNeeded()
    #expect(inner.frame.size == CGSize(width: 50, height: 7))
    root.constraints.first { $0.firstAttribute == .width }?.constant = 40
    container.constraints.first { $0.firstAttribute == .width }?.constant = 60
    root.layoutIfNeeded()
    #expect(child.frame.width == 60 && inner.frame.width == 30)
  }

  @Test("L-23: Constraints are updated before the layout, from the innermost view outwards, and again on request")
  func updates() {
    final class Counter: UIView {
      var log: (() -> Void)?
      override func updateConstraints() {
        super.updateConstraints()
        log?()
      }
    }
    var order: [String] = []
    let (outer, inner) = (Counter(), Counter())
    outer.log = { order.append("outer") }
    inner.log = { order.append("inner") }
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    #expect(order == ["inner", "outer"])
    root.layoutIfNeeded()
    #expect(order.count == 2)
    #expect(!inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.updateConstraintsIfNeeded()
    #expect(order == ["inner", "outer", "inner"])
  }

  @Test("L-36: Guides of a scroll view stand where it has scrolled to")
  func guidesOfScrollViews() {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 0, right: 30)
    let box = view(scroll)
    box.preservesSuperviewLayoutMargins = true
    scroll.preservesSuperviewLayoutMargins = true
    scroll.contentOffset = CGPoint(x: 0, y: -20)
    let (pinned, inner) = (view(scroll), view(box))
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor), scroll.leftAnchor.constraint(equalTo: root.leftAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300), scroll.heightAnchor.constraint(equalToConstant: 600),
      box.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 5),
      box.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 50),
      pinned.topAnchor.constraint(equalTo: scroll.safeAreaLayoutGuide.topAnchor, constant: 3),
      pinned.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
      inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor),
    ])
    root.layoutIfNeeded()
    #expect(pinned.frame.minY == -17 && pinned.frame.maxY == 580)
    // The box is shown 25 points below the top, which leaves 5 of 30; its own margins are 8.
    #expect(inner.frame.origin == CGPoint(x: 20, y: 8))
    scroll.contentOffset.y = 0
    root.layoutIfNeeded()
    #expect(pinned.frame.minY == 3 && inner.frame.origin == CGPoint(x: 20, y: 25))
  }

  @Test("L-37: A line of text stands at the bottom of a stack view with room to spare")
  func lineOfText() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let label = UILabel()
      label.text = "•"
      let stack = UIStackView(arrangedSubviews: [label])
      stack.alignment = alignment
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      stack.layoutIfNeeded()
      #expect(abs(label.frame.maxY - 200) < 0.01 && label.frame.height < 30)
    }
  }

  @Test("L-37: A stack view without views takes the room of one that has views")
  func emptyStack() {
    let label = UILabel()
    label.text = "Title"
    let filled = UIStackView(arrangedSubviews: [label])
    filled.alignment = .center
    let empty = UIStackView()
    let stack = UIStackView(arrangedSubviews: [filled, empty])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    #expect(filled.frame.height == label.frame.height && empty.frame.maxY == 200 && empty.frame.height > 150)
  }
}
