import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// The hierarchies of controllers and views must match.
@MainActor struct HierarchyConsistencyTests {
  @Test("C-25, W-11: The exception has a name that code can compare")
  func name() {
    let name: NSExceptionName = UIViewController.hierarchyInconsistencyException
    #expect(name.rawValue == "UIViewControllerHierarchyInconsistency")
    #expect(UINavigationController.hierarchyInconsistencyException == name)
  }

  @Test("C-26: A child's view belongs into its parent's")
  func wrongController() {
    let stage = Stage()
    stage.parent.addChild(stage.other)
    stage.showAndFlush(stage.parent)
    let stranger = UIViewController()
    stranger.addChild(stage.child)
    let raised = exceptions { stage.parent.view.addSubview(stage.child.view) }
    #expect(raised.map(\.name) == [UIViewController.hierarchyInconsistencyException])
    #expect(raised.first?.reason.contains("but actual parent is:\(stranger)") == true)
    #expect(raised.first?.reason.contains("should have parent view controller:\(stage.parent) ") == true)
    #expect(stage.child.view.superview == nil && stage.log.take().contains("c.willAppear") == false)
  }

  @Test("C-26: Without a controller above, the exception contains (null)")
  func noController() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    stage.parent.addChild(stage.child)
    let raised = exceptions { stage.window.addSubview(stage.child.view) }
    #expect(raised.count == 1)
    #expect(raised.first?.reason.contains("should have parent view controller:(null) ") == true)
  }

  @Test("C-26: Views without a controller in between do not matter")
  func viewsInBetween() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let stack = UIStackView()
    let scroller = UIScrollView()
    stage.parent.view.addSubview(stack)
    stack.addArrangedSubview(scroller)
    stage.parent.addChild(stage.child)
    #expect(exceptions { scroller.addSubview(stage.child.view) } == [])
    #expect(stage.child.view.window === stage.window)
  }

  @Test("C-26: A child of a child belongs into the view of the child")
  func grandchild() {
    let stage = Stage()
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    stage.child.addChild(stage.other)
    #expect(exceptions { stage.parent.view.addSubview(stage.other.view) }.count == 1)
    #expect(exceptions { stage.child.view.addSubview(stage.other.view) } == [])
  }

  @Test("C-26: A move within a window is looked at as well")
  func moveWithinWindow() {
    let stage = Stage()
    stage.parent.onLoad = {
      $0.addInFourSteps(stage.child)
      $0.addInFourSteps(stage.other)
    }
    stage.showAndFlush(stage.parent)
    #expect(exceptions { stage.other.view.addSubview(stage.child.view) }.count == 1)
    #expect(stage.child.view.superview === stage.parent.view)
    let holder = UIView()
    stage.parent.view.addSubview(holder)
    #expect(exceptions { holder.addSubview(stage.child.view) } == [])
    #expect(stage.lines {} == [])
  }

  @Test("C-26: A refused view stays in its superview")
  func refusedView() {
    let stage = Stage()
    let second = UIWindow()
    second.rootViewController = stage.other
    second.isHidden = false
    stage.parent.onLoad = { $0.addInFourSteps(stage.child) }
    stage.showAndFlush(stage.parent)
    let lines = stage.lines { #expect(exceptions { stage.other.view.addSubview(stage.child.view) }.count == 1) }
    #expect(lines == [] && stage.child.view.superview === stage.parent.view)
  }

  @Test("C-26a: A hierarchy outside a window can be built in any order, and is checked when it enters one")
  func holder() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let holder = UIView()
    stage.parent.addChild(stage.child)
    stage.other.addChild(UIViewController())
    #expect(exceptions { holder.addSubview(stage.child.view) } == [])
    #expect(exceptions { stage.parent.view.addSubview(holder) } == [])
    #expect(stage.child.view.window === stage.window)
    holder.removeFromSuperview()
    let stray = UIViewController()
    stage.other.addChild(stray)
    #expect(exceptions { holder.addSubview(stray.view) } == [])
    #expect(exceptions { stage.parent.view.addSubview(holder) }.count == 1)
    #expect(holder.superview == nil)
  }

  @Test("C-26a: Each controller in the holder is compared with the one that its view is in")
  func nestedInHolder() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    let holder = UIView()
    stage.parent.addChild(stage.child)
    stage.child.addInFourSteps(stage.other)
    holder.addSubview(stage.child.view)
    #expect(exceptions { stage.parent.view.addSubview(holder) } == [])
    #expect(stage.other.view.window === stage.window)
  }

  @Test("C-27: The view of a controller without a parent can be anywhere")
  func stranger() {
    let stage = Stage()
    stage.showAndFlush(stage.parent)
    #expect(exceptions { stage.parent.view.addSubview(stage.child.view) } == [])
    #expect(exceptions { stage.window.addSubview(stage.other.view) } == [])
    #expect(stage.child.parent == nil && stage.child.view.window === stage.window)
  }

  @Test("C-28: A child whose view is in another controller's does not become one")
  func viewElsewhere() {
    let stage = Stage()
    stage.other.view.addSubview(stage.child.view)
    let raised = exceptions { stage.parent.addChild(stage.child) }
    #expect(raised.map(\.name) == [UIViewController.hierarchyInconsistencyException])
    #expect(raised.first?.reason.contains("should have parent view controller:\(stage.other) ") == true)
    #expect(raised.first?.reason.hasSuffix("but requested parent is:\(stage.parent)") == true)
    #expect(stage.child.parent == nil && stage.parent.children.isEmpty)
  }

  @Test("C-28: It stays with the parent that it has")
  func viewInOldParent() {
    let stage = Stage()
    stage.parent.addInFourSteps(stage.child)
    #expect(exceptions { stage.other.addChild(stage.child) }.count == 1)
    #expect(stage.child.parent === stage.parent)
  }

  @Test("C-28: A view inside the parent's view, or without a controller above, is allowed")
  func viewInPlace() {
    let stage = Stage()
    stage.parent.view.addSubview(stage.child.view)
    UIView().addSubview(stage.other.view)
    let raised = exceptions {
      stage.parent.addChild(stage.child)
      stage.parent.addChild(stage.other)
    }
    #expect(raised == [] && stage.parent.children == [stage.child, stage.other])
  }

  @Test("C-29: A view has one controller")
  func oneController() {
    let first = UIViewController()
    let second = UIViewController()
    let raised = exceptions { second.view = first.view }
    #expect(raised.map(\.name) == [UIViewController.hierarchyInconsistencyException])
    #expect(!second.isViewLoaded)
    let view = first.view
    first.view = UIView()
    #expect(exceptions { second.view = view } == [])
    #expect(second.view === view)
  }

  @Test("C-30: Roots and presented controllers need no parent")
  func withoutParent() {
    let stage = Stage()
    let raised = exceptions {
      stage.showAndFlush(stage.parent)
      stage.parent.present(stage.child, animated: false)
      Transactions.flush()
      stage.child.present(stage.other, animated: false)
      Transactions.flush()
    }
    #expect(raised == [] && stage.other.view.window === stage.window)
  }

  @Test("C-31: A controller that is not a child gets no size and trait changes, without an exception")
  func strangersHearNothing() {
    let stage = Stage()
    stage.parent.addInFourSteps(stage.child)
    stage.parent.view.addSubview(stage.other.view)
    stage.parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: stage.child)
    #expect(stage.child.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.other.traitCollection.horizontalSizeClass == .compact)
    let lines = stage.lines { stage.parent.viewWillTransition(to: .zero, with: TransitionCoordinator(in: UIView())) }
    #expect(lines == ["p.willTransition(0x0)", "c.willTransition(0x0)"])
  }
}
