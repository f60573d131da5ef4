import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct GestureTests {
  private final class Tap: UITapGestureRecognizer {
    var states: [UIGestureRecognizer.State] = []

    override var state: UIGestureRecognizer.State {
      didSet { states.append(state) }
    }
  }

  private final class Refusing: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
  }

  private let picture = UIView()
  private let tap = Tap()

  @Test("A tap is recognised by the recogniser of the view, or of the nearest view around it")
  func recognizing() throws {
    let app = HeadlessApp(root: Screen(picture))
    app.window.rootViewController?.view.addGestureRecognizer(tap)
    try app.tap(picture)
    #expect(tap.states == [.recognized, .possible])
  }

  @Test("Touches pass a view without user interaction to its superview")
  func through() throws {
    let image = UIImageView()
    let app = HeadlessApp(root: Screen(picture))
    picture.addSubview(image)
    picture.addGestureRecognizer(tap)
    try app.tap(image)
    #expect(tap.states == [.recognized, .possible])
    app.window.isUserInteractionEnabled = false
    #expect(refusal { try app.tap(image) } == "The UIImageView cannot be tapped: it has user interaction disabled.")
  }

  @Test("Gestures that a delegate refuses and disabled recognisers are not recognised")
  func refusing() throws {
    let delegate = Refusing()
    let app = HeadlessApp(root: Screen(picture))
    picture.addGestureRecognizer(tap)
    tap.delegate = delegate
    try app.tap(picture)
    tap.isEnabled = false
    #expect(refusal { try app.tap(picture) } == "The UIView cannot be tapped: nothing there recognises taps.")
    #expect(tap.states.isEmpty)
  }

  @Test("A gesture with a selector fails")
  func selector() {
    let app = HeadlessApp(root: Screen(picture))
    picture.addGestureRecognizer(Tap(target: picture, action: Selector("tapped:")))
    #expect(
      refusal { try app.tap(picture) }
        == "The Tap cannot call its target: its action is only the name of a method; "
        + "the plugin LowerObjectiveC makes #selector callable.")
  }
}
