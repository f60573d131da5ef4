import HeadlessUIKit
import Testing

@MainActor struct ResponderTests {
  @Test("Unhandled touches and motions are passed up the responder chain")
  func chain() {
    let controller = TouchedController()
    let leaf = UIView()
    controller.view.addSubview(leaf)
    leaf.touchesBegan([], with: nil)
    leaf.motionEnded(.motionShake, with: nil)
    #expect(controller.events == ["touch", "motion 1"])
  }

  @Test("Setting a selector that is never called causes a warning")
  func selectors() {
    let written = warnings {
      _ = UITapGestureRecognizer(target: self, action: Selector("tap"))
      _ = UIBarButtonItem(title: "Go", style: .plain, target: self, action: Selector("go:"))
      _ = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }
    #expect(written.count == 2 && written.first?.contains("'tap'") == true && written.last?.contains("'go:'") == true)
  }

  @Test("The optional window of a delegate is twice optional")
  func delegateWindow() {
    let delegate = WindowedDelegate()
    delegate.window = UIWindow()
    UIApplication.shared.delegate = delegate
    defer { UIApplication.shared.delegate = nil }
    let window = UIApplication.shared.delegate?.window ?? nil
    #expect(window === delegate.window)
    UIApplication.shared.delegate?.window??.tag = 3
    #expect(delegate.window?.tag == 3)
    guard case .some(.some(let found)) = UIApplication.shared.delegate?.window else {
      Issue.record("no window")
      return
    }
    #expect(found === window && (PlainDelegate() as any UIApplicationDelegate).window == nil)
  }

  @Test("Scenes have a role")
  func scenes() {
    let configuration = UISceneConfiguration(name: "Default", sessionRole: .windowApplication)
    #expect(configuration.name == "Default" && configuration.role == .windowApplication)
    #expect(UIApplication.shared.openSessions.count == UIApplication.shared.connectedScenes.count)
  }
}

private final class TouchedController: UIViewController {
  var events: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { events.append("touch") }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    events.append("motion \(motion.rawValue)")
  }
}

private final class WindowedDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}
