import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

#if !canImport(ObjectiveC)
  /// Methods that controls, gestures, items and the app call by selectors.
  @MainActor struct TargetActionTests {
    private class Receiver: UIResponder {
      var calls: [String] = []
      var follower: UIResponder?
      override var next: UIResponder? { follower }

      func tap() { calls.append("tap") }
      func take(_ sender: Any?) { calls.append("take \(sender.map { "\(type(of: $0))" } ?? "nil")") }
      func see(_ sender: UIButton, _ event: UIEvent?) { calls.append("see \(event != nil)") }
      func slide(_ sender: UISlider) { calls.append("slide") }

      static let tap = Selector(_name: "tap", of: Receiver.self, calls: { $0.tap() })
      static let take = Selector(_name: "take:", of: Receiver.self, calls: { $0.take($1) })
      static let see = Selector(_name: "see::", of: Receiver.self, calls: { $0.see($1, $2) })
      static let slide = Selector(_name: "slide:", of: Receiver.self, calls: { $0.slide($1) })
    }

    private let button = UIButton(type: .system)
    private let receiver = Receiver()

    @Test("D-01: A control calls methods for its events, with as many arguments as they take")
    func events() throws {
      button.addTarget(receiver, action: Receiver.tap, for: [.touchUpInside, .touchDown])
      button.addTarget(receiver, action: Receiver.take, for: .touchUpInside)
      button.addTarget(receiver, action: Receiver.see, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(receiver.calls == ["tap", "take UIButton", "see false"])
      button.sendActions(for: .valueChanged)
      button.sendActions(for: .touchDown)
      #expect(receiver.calls == ["tap", "take UIButton", "see false", "tap"])
      #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    }

    @Test("D-01: The user's tap brings an event")
    func eventOfTap() throws {
      let app = HeadlessApp(root: UIViewController())
      app.window.rootViewController?.view.addSubview(button)
      button.frame = CGRect(x: 0, y: 100, width: 80, height: 80)
      button.addTarget(receiver, action: Receiver.see, for: .touchUpInside)
      try app.tap(button)
      #expect(receiver.calls == ["see true"])
    }

    @Test("D-02: A control does not retain its targets")
    func weakTargets() {
      var other: Receiver? = Receiver()
      weak let weakly = other
      button.addTarget(other, action: Receiver.tap, for: .touchDown)
      other = nil
      #expect(weakly == nil)
      button.sendActions(for: .touchDown)
      #expect(button.allTargets.isEmpty)
    }

    @Test("D-03: A method is called once for an event, however often it is added")
    func once() {
      button.addTarget(receiver, action: Receiver.tap, for: .touchDown)
      button.addTarget(receiver, action: Receiver.tap, for: [.touchDown, .touchUpInside])
      button.sendActions(for: .touchDown)
      #expect(receiver.calls == ["tap"])
      button.sendActions(for: .touchUpInside)
      #expect(receiver.calls == ["tap", "tap"])
    }

    @Test("D-04: Targets are removed by target, method and event; nil stands for any")
    func removing() {
      let other = Receiver()
      for target in [receiver, other] {
        button.addTarget(target, action: Receiver.tap, for: [.touchDown, .touchUpInside])
        button.addTarget(target, action: Receiver.take, for: .touchDown)
      }
      button.removeTarget(receiver, action: Receiver.tap, for: .touchDown)
      #expect(button.actions(forTarget: receiver, forControlEvent: .touchDown) == ["take:"])
      #expect(button.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["tap"])
      button.removeTarget(receiver, action: nil, for: .allEvents)
      #expect(button.actions(forTarget: receiver, forControlEvent: .touchDown) == nil)
      #expect(button.allTargets == [other])
      button.removeTarget(nil, action: Receiver.take, for: .touchDown)
      #expect(button.actions(forTarget: other, forControlEvent: .touchDown) == ["tap"])
      button.removeTarget(nil, action: nil, for: .allEvents)
      #expect(button.allControlEvents == [])
    }

    @Test("D-05: Without a target, the responders are asked, from the first one or the sender on")
    func responderChain() {
      let outer = Receiver()
      let field = UITextField()
      let stage = Receiver()
      stage.follower = outer
      button.addTarget(nil, action: Receiver.tap, for: .touchDown)
      button.addTarget(nil, action: Receiver.take, for: .touchUpInside)
      #expect(button.allTargets.count == 1 && button.allTargets.first?.base is NSNull)
      button.sendActions(for: .touchDown)
      #expect(UIApplication.shared.sendAction(Receiver.take, to: nil, from: stage, for: nil))
      #expect(stage.calls == ["take Receiver"])
      #expect(!UIApplication.shared.sendAction(Receiver.take, to: nil, from: field, for: nil))
      let screen = Screen()
      let app = HeadlessApp(root: screen)
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      #expect(UIApplication.shared.sendAction(Screen.mark, to: nil, from: stage, for: nil))
      #expect(screen.marks == 1)
      _ = app
    }

    private final class Screen: UIViewController {
      var marks = 0
      static let mark = Selector(_name: "mark", of: Screen.self, calls: { $0.marks += 1 })
    }

    @Test("D-06: A method that the target lacks raises an exception")
    func unrecognized() {
      let text = exception { button.addTargetAndSend(to: NSObject(), Receiver.tap) }
      #expect(text?.contains("NSInvalidArgumentException: -[") == true)
      #expect(text?.contains("NSObject tap]: unrecognized selector sent to instance") == true)
    }

    @Test("D-06: An argument of another type than the parameter raises an exception")
    func wrongArgument() {
      #expect(
        exception { button.addTargetAndSend(to: receiver, Receiver.slide) }
          == "NSInvalidArgumentException: slide: takes a UISlider and was sent a UIButton")
      #expect(receiver.calls == [])
    }

    @Test("D-07: A gesture calls its targets, with itself")
    func gestures() throws {
      let app = HeadlessApp(root: UIViewController())
      let view = try #require(app.window.rootViewController?.view)
      let tap = UITapGestureRecognizer(target: receiver, action: Receiver.take)
      tap.addTarget(receiver, action: Receiver.take)
      tap.addTarget(receiver, action: Receiver.tap)
      view.addGestureRecognizer(tap)
      try app.tap(view)
      #expect(receiver.calls == ["take UITapGestureRecognizer", "tap"])
      tap.removeTarget(receiver, action: Receiver.take)
      try app.tap(view)
      #expect(receiver.calls == ["take UITapGestureRecognizer", "tap", "tap"])
      tap.removeTarget(nil, action: nil)
      try app.tap(view)
      #expect(receiver.calls.count == 3)
    }

    @Test("D-08: A bar button item calls its target, with itself")
    func items() throws {
      let screen = UIViewController()
      let item = UIBarButtonItem(title: "Go", style: .plain, target: receiver, action: Receiver.take)
      screen.navigationItem.rightBarButtonItem = item
      let app = HeadlessApp(root: UINavigationController(rootViewController: screen))
      try app.tap("Go")
      item.action = Receiver.tap
      try app.tap(item)
      #expect(receiver.calls == ["take UIBarButtonItem", "tap"])
    }

    @Test("D-12: Subclasses see each method that a control sends")
    func overriding() {
      final class Spy: UIButton {
        var sent: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
          sent.append("\(action) \(target != nil)")
          super.sendAction(action, to: target, for: event)
        }
      }
      let spy = Spy()
      spy.addTarget(receiver, action: Receiver.tap, for: .touchDown)
      spy.addTarget(nil, action: Receiver.take, for: .touchDown)
      spy.sendActions(for: .touchDown)
      #expect(spy.sent == ["tap true", "take: false"])
      #expect(receiver.calls == ["tap"])
    }

    @Test("A selector that is only a name calls nothing, and says so")
    func names() {
      let name = Selector("tap")
      #expect(name == Receiver.tap && Set([name, Receiver.tap]).count == 1)
      let said = warnings { button.addTargetAndSend(to: receiver, name) }
      #expect(said.count == 2 && said[0].contains("'tap'"))
      #expect(receiver.calls == [])
      #expect(NSStringFromSelector(NSSelectorFromString("go:")) == "go:")
    }
  }

  extension UIControl {
    fileprivate func addTargetAndSend(to target: Any, _ action: Selector) {
      addTarget(target, action: action, for: .touchDown)
      sendActions(for: .touchDown)
    }
  }
#endif
