// UIKit's exceptions, with UIKit's text. A text that has not been published is marked as ours.
@MainActor extension UncaughtException {
  // MARK: Hierarchies

  static func wrongParent(of child: UIViewController, above: UIViewController?, requested: UIViewController) -> Self {
    Self(name: .hierarchyInconsistency, reason: shouldHave(child, above) + "but requested parent is:\(requested)")
  }

  static func wrongPlace(of child: UIViewController, above: UIViewController?, actual: UIViewController) -> Self {
    Self(name: .hierarchyInconsistency, reason: shouldHave(child, above) + "but actual parent is:\(actual)")
  }

  private static func shouldHave(_ child: UIViewController, _ parent: UIViewController?) -> String {
    "child view controller:\(child) should have parent view controller:\(parent.map { "\($0)" } ?? "(null)") "
  }

  static func viewHasController(_ view: UIView, _ owner: UIViewController, _ other: UIViewController) -> Self {
    Self(
      name: .hierarchyInconsistency,
      reason: "A view can only be associated with at most one view controller at a time! View \(view) is associated"
        + " with \(owner). Clear this association before associating this view with \(other)."
    )
  }

  /// Our text.
  static var childOfItself: Self {
    Self(name: .invalidArgument, reason: "Can't add self as child view controller")
  }

  static var subviewOfItself: Self {
    Self(name: .invalidArgument, reason: "Can't add self as subview")
  }

  /// Our text.
  static var subviewOfItsSubview: Self {
    Self(name: .invalidArgument, reason: "Can't add an ancestor as subview")
  }

  // MARK: Transitions between children

  private static let transitionMethod =
    "-[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]"

  static func noCommonParent(_ first: UIViewController, _ second: UIViewController) -> Self {
    Self(
      name: .invalidArgument,
      reason: "Children view controllers \(first) and \(second) must have a common parent view controller when calling"
        + " " + transitionMethod
    )
  }

  /// Our text.
  static func noForwarding(_ container: UIViewController) -> Self {
    Self(
      name: .invalidArgument,
      reason: "\(container) does not forward appearance methods by itself and must not call \(transitionMethod)"
    )
  }

  /// Our text.
  static func notInView(_ child: UIViewController) -> Self {
    Self(name: .invalidArgument, reason: "The view of \(child) has no superview when calling \(transitionMethod)")
  }

  // MARK: Controls

  /// Our text.
  static func emptyRange(_ minimum: Double, _ maximum: Double) -> Self {
    Self(name: .invalidArgument, reason: "The minimum value \(minimum) is not less than the maximum value \(maximum)")
  }

  /// Our text.
  static func stepNotPositive(_ step: Double) -> Self {
    Self(name: .invalidArgument, reason: "The step value \(step) is not greater than 0")
  }

  // MARK: Segues and storyboards

  static func unknownSegue(_ receiver: UIViewController, _ identifier: String) -> Self {
    Self(name: .invalidArgument, reason: "Receiver (\(receiver)) has no segue with identifier '\(identifier)'")
  }

  static func missingNib(_ name: String, in bundle: Bundle?) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "Could not load NIB in bundle: '\(bundle ?? .main)' with name '\(name)'"
    )
  }

  static func nibWithoutView(_ name: String) -> Self {
    Self(
      name: .internalInconsistency,
      reason: """
        -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(name)" nib but the view outlet was not set.
        """
    )
  }

  static func unknownController(_ storyboard: UIStoryboard, _ identifier: String) -> Self {
    Self(
      name: .invalidArgument,
      reason: "Storyboard (\(storyboard)) doesn't contain a view controller with identifier '\(identifier)'"
    )
  }

  // MARK: Presentation

  static func presentsActive(_ controller: UIViewController) -> Self {
    Self(
      name: .invalidArgument,
      reason: "Application tried to present modally an active controller \(controller)."
    )
  }

  static func presentsPresented(_ controller: UIViewController, by presenter: UIViewController) -> Self {
    Self(
      name: .invalidArgument,
      reason: "Application tried to present modally a view controller \(controller) that is already being presented"
        + " by \(presenter)."
    )
  }

  static func popoverWithoutAnchor(_ popover: UIPopoverPresentationController) -> Self {
    Self(
      name: .generic,
      reason: "UIPopoverPresentationController (\(popover)) should have a non-nil sourceView or barButtonItem set"
        + " before the presentation occurs."
    )
  }

  // MARK: System containers

  static func pushesTwice(_ controller: UIViewController) -> Self {
    Self(
      name: .invalidArgument,
      reason: "Pushing the same view controller instance more than once is not supported (\(controller))"
    )
  }

  static var pushesNavigation: Self {
    Self(name: .invalidArgument, reason: "Pushing a navigation controller is not supported")
  }

  static var scalesTwice: Self {
    Self(
      name: .invalidArgument,
      reason: "A scaled font returned by UIFontMetrics should not be used to create another scaled font.")
  }

  /// Our text.
  static func pushes(_ kind: String) -> Self {
    Self(name: .invalidArgument, reason: "Pushing a \(kind) controller is not supported")
  }

  /// Our text.
  static var popsToStranger: Self {
    Self(name: .internalInconsistency, reason: "Tried to pop to a view controller that doesn't exist.")
  }

  static var selectsStranger: Self {
    Self(
      name: .invalidArgument,
      reason: "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list"
        + " of view controllers can be selected."
    )
  }

  static var textFieldInActionSheet: Self {
    Self(
      name: .internalInconsistency,
      reason: "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    )
  }

  /// Our text.
  static var tabsInSideColumn: Self {
    Self(
      name: .invalidArgument,
      reason: "A tab bar controller can be neither the primary nor the supplementary column of a split view controller."
    )
  }

  static func wrongNumberOfPages(_ given: Int, required: Int) -> Self {
    Self(
      name: .invalidArgument,
      reason: "The number of view controllers provided (\(given)) doesn't match the number required (\(required)) for"
        + " the requested transition"
    )
  }

  // MARK: Constraints

  static func noCommonAncestor(_ first: AnchorTerm, _ second: AnchorTerm) -> Self {
    Self(
      name: .generic,
      reason: "Unable to activate constraint with anchors \(first.name) and \(second.name) because they have no common"
        + " ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's"
        + " illegal."
    )
  }

  static func incompatibleAnchors(_ first: AnchorTerm, _ second: AnchorTerm) -> Self {
    misuse(
      first,
      "A constraint cannot be made between \(first.name) and \(second.name) because their units are not compatible."
    )
  }

  static func mixedSides(_ first: AnchorTerm) -> Self {
    misuse(
      first,
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use"
        + " leading/trailing for both or neither."
    )
  }

  static func unlikeAttributes(_ first: AnchorTerm) -> Self {
    misuse(first, "Invalid pairing of layout attributes")
  }

  static func placeWithoutOther(_ first: AnchorTerm) -> Self {
    misuse(
      first,
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal"
        + " constraint of a location equal to a constant. Location attributes must be specified in pairs."
    )
  }

  static func strangeItem(_ first: AnchorTerm) -> Self {
    misuse(first, "Constraint items must each be a view or layout guide.")
  }

  private static func misuse(_ first: AnchorTerm, _ reason: String) -> Self {
    Self(name: .invalidArgument, reason: "NSLayoutConstraint for \(first.name): " + reason)
  }

  static func changesRequirement(to new: UILayoutPriority, from old: UILayoutPriority) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
        + " You passed priority \(text(of: new)) and the existing priority was \(text(of: old))."
    )
  }

  private static func text(of priority: UILayoutPriority) -> String {
    String(format: "%g", Double(priority.rawValue))
  }

  /// Our text.
  static func arrangedOutOfBounds(_ index: Int, count: Int) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "insertArrangedSubview:atIndex: index \(index) is out of bounds for \(count) arranged subviews"
    )
  }

  // MARK: Cells

  /// Our text. UIKit makes the cells on the screen, and gives up where the heights of all rows do not fit into memory.
  static func tooManyCells(_ count: Int, in list: UIView) -> Self {
    Self(name: .generic, reason: "\(list) cannot show \(count) sections or cells")
  }

  static func unknownItem(_ identifier: String, ofKind kind: String = "UICollectionElementKindCell") -> Self {
    Self(
      name: .internalInconsistency,
      reason: "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must"
        + " register a nib or a class for the identifier or connect a prototype cell in a storyboard"
    )
  }

  static func unknownCell(_ identifier: String) -> Self {
    Self(
      name: .internalInconsistency,
      reason: "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the"
        + " identifier or connect a prototype cell in a storyboard"
    )
  }

  // MARK: Selectors

  static func unrecognizedSelector(_ selector: Selector, sentTo object: AnyObject) -> Self {
    let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
    return Self(
      name: .invalidArgument,
      reason: "-[\(String(reflecting: type(of: object))) \(NSStringFromSelector(selector))]: unrecognized selector sent"
        + " to instance 0x" + String(address, radix: 16)
    )
  }

  /// Our text. Objective-C passes the object, and the method fails in a place that does not show why.
  static func wrongArgument(_ type: String?, of method: String, expected: Any.Type) -> Self {
    Self(
      name: .invalidArgument,
      reason: "\(method) takes a \(expected) and was sent \(type.map { "a " + $0 } ?? "nil")"
    )
  }
}
