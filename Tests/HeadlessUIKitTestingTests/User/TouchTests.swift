import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct TouchTests {
  private final class Pad: UIView {
    var events: [String] = []
    var passesOn = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
      if passesOn { super.touchesEnded(touches, with: event) }
    }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      guard let touch = touches.first else { return }
      let (place, last) = (touch.location(in: self), touch.previousLocation(in: self))
      events.append("\(touch.phase) \(place.x),\(place.y) from \(last.x),\(last.y)")
      #expect(event?.allTouches == touches && event?.touches(for: self)?.count == (touch.view === self ? 1 : 0))
    }
  }

  private final class Screen: UIViewController {
    var ended = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
  }

  private let screen = Screen()
  private let pad = Pad(frame: CGRect(x: 50, y: 100, width: 100, height: 60))
  private let app: HeadlessApp

  init() {
    app = HeadlessApp(root: screen)
    screen.view.addSubview(pad)
  }

  @Test("A view gets the phases of a touch, with the places of the finger")
  func phases() throws {
    try app.touch(pad)
    #expect(pad.events == ["began 50.0,30.0 from 50.0,30.0", "ended 50.0,30.0 from 50.0,30.0"])
    pad.events = []
    try app.touch(pad, through: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 6), CGPoint(x: 200, y: 6)])
    #expect(
      pad.events == [
        "began 1.0,2.0 from 1.0,2.0", "moved 5.0,6.0 from 1.0,2.0", "moved 200.0,6.0 from 5.0,6.0",
        "ended 200.0,6.0 from 5.0,6.0",
      ])
  }

  @Test("Touches go to the view in front, and on to the responders behind it")
  func responders() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    pad.addSubview(label)
    try app.touch(pad, through: [CGPoint(x: 5, y: 5)])
    #expect(pad.events.count == 2 && screen.ended == 0, "a label takes no touches")
    #expect(try catchingUserActionError { try app.touch(label) } != nil)
    pad.passesOn = true
    try app.touch(pad)
    #expect(screen.ended == 1)
    let inner = Pad(frame: pad.bounds)
    pad.addSubview(inner)
    pad.events = []
    #expect(try catchingUserActionError { try app.touch(pad, through: [CGPoint(x: 50, y: 30)]) } == nil)
    #expect(inner.events.count == 2 && pad.events.isEmpty)
  }

  @Test("A view that cannot be reached is not touched")
  func unreachable() throws {
    pad.isHidden = true
    #expect(try catchingUserActionError { try app.touch(pad) } != nil)
    pad.isHidden = false
    pad.isUserInteractionEnabled = false
    #expect(try catchingUserActionError { try app.touch(pad) } != nil)
    #expect(pad.events.isEmpty)
  }
}
