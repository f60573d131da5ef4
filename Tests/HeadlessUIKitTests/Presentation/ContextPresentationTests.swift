import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Presentations in the context of a controller that does not fill the screen.
@MainActor struct ContextPresentationTests {
  /// A root `p` with a child `c` that defines a context, under a label, with constraints.
  private func context(_ stage: Stage) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    stage.child.definesPresentationContext = true
    stage.parent.onLoad = { parent in
      parent.addChild(stage.child)
      parent.view.addSubview(stage.child.view)
      let label = UILabel()
      parent.view.addSubview(label)
      constraints = [
        stage.child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
        stage.child.view.widthAnchor.constraint(equalTo: parent.view.widthAnchor),
        label.topAnchor.constraint(equalTo: stage.child.view.bottomAnchor),
        stage.child.view.heightAnchor.constraint(equalToConstant: 100),
      ]
      NSLayoutConstraint.activate(constraints)
      stage.child.didMove(toParent: parent)
    }
    stage.showAndFlush(stage.parent)
    return constraints
  }

  private func presentInContext(_ stage: Stage, _ style: UIModalPresentationStyle = .currentContext) {
    stage.other.modalPresentationStyle = style
    stage.child.present(stage.other, animated: true)
    Transactions.flush()
  }

  @Test("S-43, S-46: A view that is covered in its context is restored with its constraints")
  func place() {
    let stage = Stage()
    let constraints = context(stage)
    let views = stage.parent.view.subviews
    presentInContext(stage)
    #expect(stage.child.view.superview == nil && stage.other.view.superview === stage.parent.view)
    // The order of views and the constraints of the view are restored.
    #expect(stage.parent.view.subviews == [stage.other.view, views[1]])
    #expect(constraints.map(\.isActive) == [false, false, false, true])
    stage.other.dismiss(animated: true)
    Transactions.flush()
    #expect(stage.parent.view.subviews == views && constraints.allSatisfy { $0.isActive })
    #expect(stage.child.isSeen && stage.parent.isSeen && stage.other.view.superview == nil)
  }

  @Test("S-43: Only the covered controller gets callbacks")
  func events() {
    let stage = Stage()
    _ = context(stage)
    presentInContext(stage)
    stage.other.dismiss(animated: true)
    #expect(
      stage.takeFlushed() == [
        "c.present(d)", "d.loadView", "d.viewDidLoad", "c.willDisappear", "d.willAppear", "d.isAppearing",
        "d.didAppear", "c.didDisappear",
        "d.dismiss", "d.willDisappear", "c.willAppear", "c.isAppearing", "c.didAppear", "d.didDisappear",
      ])
  }

  @Test("S-43: A view in a stack view is restored at its index")
  func stackView() {
    let stage = Stage()
    let stack = UIStackView()
    stage.child.definesPresentationContext = true
    stage.parent.onLoad = { parent in
      parent.addChild(stage.child)
      parent.view.addSubview(stack)
      for view in [UIView(), stage.child.view ?? UIView(), UIView()] { stack.addArrangedSubview(view) }
      stage.child.didMove(toParent: parent)
    }
    stage.showAndFlush(stage.parent)
    let arranged = stack.arrangedSubviews
    presentInContext(stage)
    #expect(stack.arrangedSubviews == [arranged[0], arranged[2]])
    stage.other.dismiss(animated: true)
    Transactions.flush()
    #expect(stack.arrangedSubviews == arranged)
  }

  @Test("S-43: A child that is removed while it is covered is not restored")
  func removedMeanwhile() {
    let stage = Stage()
    _ = context(stage)
    presentInContext(stage)
    stage.child.removeInFourSteps()
    stage.other.dismiss(animated: true)
    #expect(Balance.problems(in: stage.takeFlushed()) == [])
    #expect(!stage.child.isSeen && stage.child.view.superview == nil && stage.parent.view.subviews.count == 1)
  }

  @Test("S-43: A constraint to a removed view is not restored")
  func neighbourGone() {
    let stage = Stage()
    let constraints = context(stage)
    presentInContext(stage)
    stage.parent.view.subviews.last?.removeFromSuperview()
    #expect(
      exceptions {
        stage.other.dismiss(animated: true)
        Transactions.flush()
      } == [])
    #expect(constraints.map(\.isActive) == [true, true, false, true])
  }

  @Test(
    "R-13, S-46: A presentation in a tab's context appears and disappears with the tab",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func tabs(style: UIModalPresentationStyle) {
    let stage = Stage()
    let tabs = UITabBarController()
    let second = stage.controller("second")
    let navigation = UINavigationController(rootViewController: stage.child)
    tabs.viewControllers = [navigation, second]
    stage.showAndFlush(tabs)
    presentInContext(stage, style)
    tabs.selectedIndex = 1
    Transactions.flush()
    #expect(!stage.other.isSeen && stage.other.view.window == nil && second.isSeen)
    #expect(stage.child.presentedViewController === stage.other)
    tabs.selectedIndex = 0
    Transactions.flush()
    #expect(stage.other.isSeen && stage.other.view.window === stage.window)
    #expect(stage.child.isSeen == (style == .overCurrentContext))
    stage.other.dismiss(animated: true)
    Transactions.flush()
    #expect(stage.child.isSeen && stage.child.view.window === stage.window && stage.other.view.window == nil)
    #expect(Balance.problems(in: stage.log.take()) == [])
  }

  @Test(
    "S-46: A dismissal while another tab is selected shows nothing",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext]
  )
  func dismissedInHiddenTab(style: UIModalPresentationStyle) {
    let stage = Stage()
    let tabs = UITabBarController()
    let second = stage.controller("second")
    let navigation = UINavigationController(rootViewController: stage.child)
    tabs.viewControllers = [navigation, second]
    stage.showAndFlush(tabs)
    presentInContext(stage, style)
    tabs.selectedIndex = 1
    Transactions.flush()
    stage.child.dismiss(animated: true)
    Transactions.flush()
    #expect(!stage.child.isSeen && navigation.view.window == nil && second.isSeen)
    tabs.selectedIndex = 0
    Transactions.flush()
    #expect(stage.child.isSeen && navigation.view.window === stage.window && navigation.presentedViewController == nil)
    #expect(Balance.problems(in: stage.log.take()) == [])
  }

  @Test("S-46: Changing the style during a presentation does not affect its dismissal")
  func changedStyle() {
    let stage = Stage()
    _ = context(stage)
    presentInContext(stage)
    stage.other.modalPresentationStyle = .pageSheet
    stage.other.dismiss(animated: true)
    Transactions.flush()
    #expect(stage.child.isSeen && stage.child.view.superview === stage.parent.view)
  }

  @Test("S-43: A window that is given up while its root is covered is released", arguments: [true, false])
  func release(isCovered: Bool) {
    weak var window: UIWindow?
    do {
      let stage = Stage()
      window = stage.window
      stage.showAndFlush(stage.parent)
      if isCovered { stage.child.modalPresentationStyle = .fullScreen }
      stage.parent.present(stage.child, animated: false)
      Transactions.flush()
    }
    #expect(window == nil)
  }
}
