import UIKit

// Swift 5: a drawer that forwards appearance callbacks manually, and sets the safe area of its content.

enum DrawerPosition {
  case hidden, collapsed, open
}

protocol DrawerContentViewController: AnyObject {
  func drawerPositionDidChange(to position: DrawerPosition)
}

final class DrawerViewController: UIViewController {
  private(set) var position: DrawerPosition = .hidden
  let mainViewController: UIViewController
  let drawerContentViewController: UIViewController

  private let drawerView = UIView()
  private let handle = UIView()
  private lazy var panGestureRecognizer = UIPanGestureRecognizer()
  private var isDrawerVisible: Bool { return position != .hidden }

  init(main: UIViewController, drawer: UIViewController) {
    self.mainViewController = main
    self.drawerContentViewController = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    return false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    install(mainViewController, in: view)
    drawerView.layer.cornerRadius = 12
    drawerView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    drawerView.layer.shadowOpacity = 0.2
    drawerView.addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.delegate = self
    view.addSubview(drawerView)
    install(drawerContentViewController, in: drawerView)
    handle.isUserInteractionEnabled = false
    drawerView.addSubview(handle)
    let compact = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .compact),
    ])
    setOverrideTraitCollection(compact, forChild: drawerContentViewController)
  }

  private func install(_ child: UIViewController, in container: UIView) {
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    mainViewController.beginAppearanceTransition(true, animated: animated)
    if isDrawerVisible { drawerContentViewController.beginAppearanceTransition(true, animated: animated) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    mainViewController.endAppearanceTransition()
    if isDrawerVisible { drawerContentViewController.endAppearanceTransition() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children where child === mainViewController || isDrawerVisible {
      child.beginAppearanceTransition(false, animated: animated)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for child in children where child === mainViewController || isDrawerVisible {
      child.endAppearanceTransition()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (handleFrame, contentFrame) = drawerView.bounds.divided(atDistance: 20, from: .minYEdge)
    handle.frame = handleFrame.insetBy(dx: handleFrame.width / 2 - 18, dy: 8)
    drawerContentViewController.view.frame = contentFrame
    drawerView.frame = frame(for: position)
  }

  private func frame(for position: DrawerPosition) -> CGRect {
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    let screen = view.window?.screen ?? UIScreen.main
    let height = min(drawerContentViewController.preferredContentSize.height, screen.bounds.height)
    switch position {
    case .hidden: return CGRect(x: 0, y: view.bounds.maxY, width: bounds.width, height: height)
    case .collapsed: return CGRect(x: 0, y: bounds.maxY - 88, width: bounds.width, height: height)
    case .open: return CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  func setPosition(_ new: DrawerPosition, animated: Bool, completion: (() -> Void)? = nil) {
    guard new != position else { return }
    let wasVisible = isDrawerVisible
    position = new
    if wasVisible != isDrawerVisible {
      drawerContentViewController.beginAppearanceTransition(isDrawerVisible, animated: animated)
    }
    let finish: (Bool) -> Void = { [weak self] _ in
      guard let self = self else { return }
      if wasVisible != self.isDrawerVisible { self.drawerContentViewController.endAppearanceTransition() }
      (self.drawerContentViewController as? DrawerContentViewController)?.drawerPositionDidChange(to: new)
      completion?()
    }
    UIView.animate(
      withDuration: animated ? 0.35 : 0, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: { self.drawerView.frame = self.frame(for: new) }, completion: finish)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    view.setNeedsLayout()
  }

  override func size(
    forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container === drawerContentViewController else { return parentSize }
    return CGSize(width: parentSize.width, height: parentSize.height / 2)
  }
}

extension DrawerViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return otherGestureRecognizer.view is UIScrollView
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    return drawerView.point(inside: touch.location(in: drawerView), with: nil)
  }
}

extension UIViewController {
  var drawerViewController: DrawerViewController? {
    var controller: UIViewController? = self
    while let current = controller {
      if let drawer = current as? DrawerViewController { return drawer }
      controller = current.parent
    }
    return nil
  }
}
