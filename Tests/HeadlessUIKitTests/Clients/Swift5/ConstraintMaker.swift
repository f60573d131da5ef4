import UIKit

// Swift 5: constraints in a closure, with a subclass of constraints, and constraints stored with a view.

final class MadeConstraint: NSLayoutConstraint {
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
  weak var maker: ConstraintMaker?
}

private var madeKey: UInt8 = 0

extension UIView {
  fileprivate var made: [MadeConstraint] {
    get { objc_getAssociatedObject(self, &madeKey) as? [MadeConstraint] ?? [] }
    set { objc_setAssociatedObject(self, &madeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }

  func make(_ closure: (ConstraintMaker) -> Void) {
    let maker = ConstraintMaker(self)
    closure(maker)
    translatesAutoresizingMaskIntoConstraints = false
    made.append(contentsOf: maker.constraints)
    NSLayoutConstraint.activate(maker.constraints)
  }

  func remake(_ closure: (ConstraintMaker) -> Void) {
    NSLayoutConstraint.deactivate(made)
    made = []
    make(closure)
  }
}

final class ConstraintMaker {
  private let item: AnyObject
  fileprivate var constraints: [MadeConstraint] = []

  fileprivate init(_ item: AnyObject) {
    self.item = item
  }

  @discardableResult
  func set(
    _ attribute: NSLayoutConstraint.Attribute, equalTo other: AnyObject? = nil, offset: CGFloat = 0,
    priority: UILayoutPriority = .required - 1
  ) -> MadeConstraint {
    let constraint = MadeConstraint(
      item: item, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1.0, constant: offset)
    constraint.priority = priority
    constraint.maker = self
    constraints.append(constraint)
    return constraint
  }
}

final class MadeController: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(box)
    box.make {
      $0.set(.width, offset: 44).label = "box width"
      $0.set(.centerX, equalTo: view, priority: .defaultHigh + 1)
    }
    box.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
    bottomLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor).isActive = true
  }
}
