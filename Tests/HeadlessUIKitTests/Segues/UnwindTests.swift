import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct UnwindTests {
  // MARK: The order

  @Test("U-01, U-02: The destination is found, not made, and the action is given the segue that leads to it")
  func segue() {
    let unwind = UnwindStage()
    let (receiver, source) = (UIViewController(), unwind.make("s"))
    var segues: [UIStoryboardSegue] = []
    receiver.unwindActions[UnwindStage.action] = { segues.append($0) }
    unwind.show(receiver, presenting: [(source, from: receiver)])
    Unwinding(from: source, action: UnwindStage.action, identifier: "done").perform()
    Transactions.flush()
    let segue = segues.first
    #expect(segues.count == 1 && segue?.identifier == "done")
    #expect(segue?.source === source && segue?.destination === receiver)
  }

  @Test("U-03: Performing it in code does not call shouldPerformSegue")
  func performed() {
    let unwind = UnwindStage()
    let (one, two) = (unwind.make("1", takes: true), unwind.make("2"))
    two.isWilling = false
    unwind.show(one, presenting: [(two, from: one)])
    Unwinding(from: two, action: UnwindStage.action, identifier: "done").perform()
    #expect(!unwind.stage.takeFlushed().contains("2.shouldPerform") && one.presentedViewController == nil)
  }

  @Test("U-10: If shouldPerformSegue returns false, there is no search")
  func unwilling() {
    let unwind = UnwindStage()
    let (one, two) = (unwind.make("1", takes: true), unwind.make("2"))
    two.isWilling = false
    unwind.show(one, presenting: [(two, from: one)])
    #expect(unwind.fire(from: two) == ["2.shouldPerform"])
    two.isWilling = true
    #expect(unwind.fire(from: two, identifier: nil).first == "2.allowed []")
  }

  @Test("U-11: Without a destination, nothing is prepared and no exception is raised")
  func nobody() {
    let unwind = UnwindStage()
    let one = unwind.make("1", takes: true)
    unwind.show(one)
    var events: [String] = []
    #expect(exceptions { events = unwind.fire(from: one) } == [])
    #expect(events == ["1.shouldPerform", "1.allowed []", "1.canPerform false"])
  }

  @Test("U-12: While the action runs, the source is still on the screen")
  func sourceInAction() {
    let unwind = UnwindStage()
    let (receiver, source) = (UIViewController(), unwind.make("s"))
    var sawSource: Bool?
    receiver.unwindActions[UnwindStage.action] = { sawSource = $0.source.isSeen && !$0.source.isBeingDismissed }
    unwind.show(receiver, presenting: [(source, from: receiver)])
    _ = unwind.fire(from: source)
    #expect(sawSource == true && !source.isSeen)
  }

  // MARK: The search

  @Test("U-20, U-21: The search goes outwards, at each step into the allowed children, then to the controller itself")
  func order() {
    let unwind = UnwindStage()
    let names = ["root", "left", "leftLeaf", "right", "source", "inside"]
    let all = Dictionary(uniqueKeysWithValues: names.map { ($0, unwind.make($0)) })
    func add(_ child: String, to parent: String) {
      guard let child = all[child], let parent = all[parent] else { return }
      parent.addChild(child)
    }
    add("left", to: "root")
    add("leftLeaf", to: "left")
    add("right", to: "root")
    add("source", to: "right")
    add("inside", to: "source")
    let source = all["source"] ?? unwind.make("nobody")
    _ = unwind.stage.log.take()
    #expect(
      unwind.search(from: source).questions == [
        "source.allowed [\"inside\"]", "inside.allowed []", "inside.canPerform false", "source.canPerform false",
        "right.allowed []", "right.canPerform false",
        "root.allowed [\"left\"]", "left.allowed [\"leftLeaf\"]", "leftLeaf.allowed []", "leftLeaf.canPerform false",
        "left.canPerform false", "root.canPerform false",
      ])
    all["leftLeaf"]?.takes = true
    all["root"]?.takes = true
    #expect(unwind.search(from: source).found === all["leftLeaf"])
    all["inside"]?.takes = true
    #expect(unwind.search(from: source).found === all["inside"])
  }

  @Test("U-21, Q-10: A container is asked after its children")
  func container() {
    let unwind = UnwindStage()
    let (root, child, other) = (unwind.make("root", takes: true), unwind.make("c"), unwind.make("o"))
    root.addChild(child)
    root.addChild(other)
    _ = unwind.stage.log.take()
    let (found, questions) = unwind.search(from: child)
    #expect(found === root && questions.suffix(2) == ["o.canPerform false", "root.canPerform true"])
  }

  @Test("U-22: All children are allowed but the one that the source is in, in their order")
  func allowedChildren() {
    let root = UIViewController()
    let children = (0..<3).map { _ in UIViewController() }
    for child in children { root.addChild(child) }
    let inner = UIViewController()
    children[1].addChild(inner)
    let source = UIStoryboardUnwindSegueSource(source: inner, unwindAction: UnwindStage.action, sender: nil)
    #expect(root.allowedChildrenForUnwinding(from: source) == [children[0], children[2]])
    let outside = UIStoryboardUnwindSegueSource(source: UIViewController(), unwindAction: "back:", sender: nil)
    #expect(root.allowedChildrenForUnwinding(from: outside) == children)
  }

  @Test("U-22: A navigation controller has its stack searched from the top")
  func allowedInStack() {
    let stack = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = stack
    let source = UIStoryboardUnwindSegueSource(source: stack[2], unwindAction: UnwindStage.action, sender: nil)
    #expect(navigation.allowedChildrenForUnwinding(from: source) == [stack[1], stack[0]])
  }

  @Test("U-23, U-27: Controllers with the action can perform it, except the source")
  func canPerform() {
    let unwind = UnwindStage()
    let (taker, other) = (unwind.make("t", takes: true), unwind.make("o"))
    #expect(taker.canPerformUnwindSegueAction(UnwindStage.action, from: other, sender: nil))
    #expect(!taker.canPerformUnwindSegueAction(UnwindStage.action, from: taker, sender: nil))
    #expect(!taker.canPerformUnwindSegueAction("forth:", from: other, sender: nil))
    #expect(!other.canPerformUnwindSegueAction(UnwindStage.action, from: taker, sender: nil))
  }

  @Test("U-24: The child that is the source, contains it, or led to what contains it by presenting")
  func childContaining() {
    let unwind = UnwindStage()
    let (root, child, other) = (unwind.make("root"), unwind.make("c"), unwind.make("o"))
    root.loadViewIfNeeded()
    root.addInFourSteps(other)
    root.addInFourSteps(child)
    let presented = UINavigationController(rootViewController: unwind.make("p"))
    unwind.show(root, presenting: [(presented, from: child)])
    let sources = [child, presented, presented.viewControllers[0]]
    for controller in sources {
      let source = UIStoryboardUnwindSegueSource(source: controller, unwindAction: "back:", sender: nil)
      #expect(root.childContaining(source) === child)
    }
    let source = UIStoryboardUnwindSegueSource(source: root, unwindAction: "back:", sender: nil)
    #expect(root.childContaining(source) == nil)
  }

  @Test("U-24: A child that was removed after it presented is skipped; its container is not")
  func childGone() {
    let unwind = UnwindStage()
    let (bottom, top, presented) = (unwind.make("1", takes: true), unwind.make("2", takes: true), unwind.make("3"))
    let navigation = unwind.navigation("nav", bottom, top)
    unwind.show(navigation, presenting: [(presented, from: top)])
    navigation.popViewController(animated: false)
    Transactions.flush()
    #expect(Unwinding(from: presented, action: UnwindStage.action).destination === bottom)
  }

  @Test("U-25: The source object contains the controller, the action and the sender")
  func source() {
    let (controller, button) = (UIViewController(), UIButton())
    let source = UIStoryboardUnwindSegueSource(source: controller, unwindAction: "back:", sender: button)
    #expect(source.source === controller && source.unwindAction == Selector("back:"))
    #expect(source.sender as? UIButton === button)
  }

  @Test("U-26: A controller that refuses is skipped")
  func refusal() {
    let unwind = UnwindStage()
    let (one, two, three) = (unwind.make("1", takes: true), unwind.make("2", takes: true), unwind.make("3"))
    let navigation = unwind.navigation("nav", one, two, three)
    unwind.show(navigation)
    #expect(unwind.search(from: three).found === two)
    two.refuses = true
    #expect(unwind.search(from: three).found === one)
  }

  // MARK: The way back

  @Test("U-30: One dismissal dismisses several presentations")
  func oneDismissal() {
    let unwind = UnwindStage()
    let (one, two, three) = (unwind.make("1", takes: true), unwind.make("2"), unwind.make("3"))
    unwind.show(one, presenting: [(two, from: one), (three, from: two)])
    #expect(unwind.fire(from: three).filter { $0.hasSuffix("dismiss") } == ["1.dismiss"])
    #expect(one.presentedViewController == nil && two.presentedViewController == nil)
  }

  @Test("U-30: A presentation in a child's context is dismissed on the way to another child")
  func contextDismissal() {
    let unwind = UnwindStage()
    let (source, other) = (unwind.make("s"), unwind.make("o", takes: true))
    let left = unwind.navigation("left", unwind.make("l"))
    let tabs = unwind.stage.name(UITabBarController(), "tab")
    tabs.viewControllers = [left, other]
    source.modalPresentationStyle = .overCurrentContext
    unwind.show(tabs, presenting: [(source, from: left.viewControllers[0])])
    #expect(
      unwind.fire(from: source).suffix(3) == ["o.action", "left.dismiss", "tab.unwind(o)"])
    #expect(other.isSeen && left.presentedViewController == nil && !source.isSeen)
  }

  @Test("U-31: A navigation controller pops to the controller")
  func navigationUnwinds() {
    let stack = (0..<3).map { _ in UIViewController() }
    let navigation = UINavigationController()
    navigation.viewControllers = stack
    navigation.unwind(for: segue(stack[2], stack[0]), towards: stack[0])
    #expect(navigation.viewControllers == [stack[0]])
  }

  @Test("U-32: A tab bar controller selects it")
  func tabsUnwind() {
    let (first, second) = (UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.unwind(for: segue(first, second), towards: second)
    #expect(tabs.selectedViewController === second)
  }

  private func segue(_ source: UIViewController, _ destination: UIViewController) -> UIStoryboardSegue {
    UIStoryboardSegue(identifier: nil, source: source, destination: destination)
  }

  @Test("U-33: Other controllers do nothing")
  func plainUnwind() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.parent.unwind(for: segue(stage.other, stage.child), towards: stage.child)
    #expect(stage.takeFlushed() == ["p.unwind(c)"] && stage.parent.children == [stage.child])
  }

  @Test("U-34: Each container on the way shows its own child, from the top down")
  func towards() {
    let unwind = UnwindStage()
    let (target, holder, pushed) = (unwind.make("t", takes: true), unwind.make("h"), unwind.make("p"))
    holder.loadViewIfNeeded()
    holder.addInFourSteps(target)
    let navigation = unwind.navigation("nav", holder, pushed)
    let tabs = unwind.stage.name(UITabBarController(), "tab")
    tabs.viewControllers = [unwind.make("o"), navigation]
    let root = unwind.make("root")
    root.loadViewIfNeeded()
    root.addInFourSteps(tabs)
    unwind.show(root)
    let other = tabs.viewControllers?[0] ?? root
    // Containers of both the source and the destination are not called.
    #expect(
      unwind.fire(from: other).suffix(4) == ["tab.unwind(nav)", "nav.unwind(h)", "nav.popTo h", "h.unwind(t)"])
    #expect(tabs.selectedViewController === navigation && navigation.viewControllers == [holder])
  }
}
