import HeadlessUIKit
import Testing

#if !canImport(ObjectiveC)
  /// Methods that Foundation calls by selectors.
  @MainActor struct SelectorTests {
    private final class Receiver: NSObject {
      var calls: [String] = []
      func hear(_ notification: Notification) { calls.append("hear \(notification.name.rawValue)") }
      func tick(_ timer: Timer) { calls.append("tick \(timer.isValid)") }
      func add(_ first: String, _ second: Int) -> NSString { "\(first)\(second)" as NSString }
      func count() -> Int { calls.count }
      func note() { calls.append("note") }

      static let hear = Selector(_name: "hear:", of: Receiver.self, calls: { $0.hear($1) })
      static let tick = Selector(_name: "tick:", of: Receiver.self, calls: { $0.tick($1) })
      static let add = Selector(_name: "add::", of: Receiver.self, calls: { $0.add($1, $2) })
      static let count = Selector(_name: "count", of: Receiver.self, calls: { $0.count() })
      static let note = Selector(_name: "note", of: Receiver.self, calls: { $0.note() })
    }

    private let center = NotificationCenter()
    private let receiver = Receiver()
    private let first = Notification.Name("first")
    private let second = Notification.Name("second")

    @Test("D-09: A notification calls the methods of its observers, for its name and object")
    func notifications() {
      let sender = NSObject()
      center.addObserver(receiver, selector: Receiver.hear, name: first, object: nil)
      center.addObserver(receiver, selector: Receiver.hear, name: second, object: sender)
      center.post(name: first, object: nil)
      center.post(name: second, object: nil)
      center.post(name: second, object: sender)
      #expect(receiver.calls == ["hear first", "hear second"])
    }

    @Test("D-09: An observer hears nothing after its removal, by name or altogether")
    func removing() {
      for name in [first, second] { center.addObserver(receiver, selector: Receiver.hear, name: name, object: nil) }
      center.removeObserver(receiver, name: first, object: nil)
      center.post(name: first, object: nil)
      center.post(name: second, object: nil)
      #expect(receiver.calls == ["hear second"])
      center.addObserver(receiver, selector: Receiver.hear, name: first, object: nil)
      NotificationCenter.default.removeObserver(receiver)
      center.removeObserver(NSObject())
      center.post(name: first, object: nil)
      #expect(receiver.calls == ["hear second", "hear first"])
      center.removeObserver(receiver)
      center.post(name: first, object: nil)
      center.post(name: second, object: nil)
      #expect(receiver.calls.count == 2)
    }

    @Test("D-09: Tokens of blocks are removed as before")
    func tokens() {
      nonisolated(unsafe) var count = 0
      let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
      center.post(name: first, object: nil)
      center.removeObserver(token)
      center.post(name: first, object: nil)
      #expect(count == 1)
    }

    @Test("D-09: Observers are not retained, and forgotten when there are many")
    func deallocatedObservers() {
      weak var last: Receiver?
      for _ in 0..<300 {
        let observer = Receiver()
        center.addObserver(observer, selector: Receiver.hear, name: first, object: nil)
        last = observer
      }
      #expect(last == nil)
      #expect(SelectorObservations.count < 200)
      // Others, which are not where the former ones were.
      var former = (0..<300).map { _ in Receiver() }
      let later = (0..<300).map { _ in Receiver() }
      for observer in former { center.addObserver(observer, selector: Receiver.hear, name: first, object: nil) }
      former = []
      for observer in later { center.addObserver(observer, selector: Receiver.hear, name: first, object: nil) }
      #expect(SelectorObservations.count < 500)
      center.addObserver(receiver, selector: Receiver.hear, name: first, object: nil)
      center.post(name: first, object: nil)
      #expect(receiver.calls == ["hear first"])
    }

    @Test("D-10: A timer calls a method of its target, which it retains")
    func timers() {
      weak var target: Receiver?
      do {
        let other = Receiver()
        target = other
        Timer.scheduledTimer(
          timeInterval: 0.001, target: other, selector: Receiver.tick, userInfo: nil, repeats: false)
      }
      #expect(target != nil)
      let timer = Timer(timeInterval: 0.001, target: receiver, selector: Receiver.tick, userInfo: nil, repeats: true)
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      timer.invalidate()
      #expect(receiver.calls.count >= 2 && receiver.calls[0] == "tick true")
      #expect(target?.calls.count ?? 1 == 1)
    }

    @Test("D-11: An object performs a selector with arguments, and returns an object")
    func performing() {
      #expect(receiver.responds(to: Receiver.note))
      #expect(!NSObject().responds(to: Receiver.note))
      #expect(!receiver.responds(to: Selector("note")))
      receiver.perform(Receiver.note)
      let text = receiver.perform(Receiver.add, with: "a", with: 7)?.takeUnretainedValue()
      #expect(text as? String == "a7" || (text as? NSString) == "a7")
      #expect(receiver.perform(Receiver.count) == nil)
      #expect(receiver.calls == ["note"])
    }

    @Test("D-11: Performing can wait, and be cancelled")
    func waiting() {
      receiver.perform(Receiver.note, with: nil, afterDelay: 0.001)
      receiver.perform(Receiver.hear, with: Notification(name: first), afterDelay: 0.001)
      let other = Receiver()
      other.perform(Receiver.note, with: nil, afterDelay: 0.001)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: Receiver.note, object: nil)
      NSObject.cancelPreviousPerformRequests(withTarget: other)
      NSObject.cancelPreviousPerformRequests(withTarget: receiver, selector: Receiver.hear, object: nil)
      NSObject.cancelPreviousPerformRequests(
        withTarget: receiver, selector: Receiver.hear, object: Notification(name: second))
      receiver.perform(Receiver.hear, with: Notification(name: second), afterDelay: 0.001)
      NSObject.cancelPreviousPerformRequests(
        withTarget: receiver, selector: Receiver.hear, object: Notification(name: second))
      #expect(receiver.calls == [])
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
      #expect(receiver.calls == ["hear first"])
      #expect(other.calls == [])
    }

    @Test("Rectangles, points and sizes are values, and values are them")
    func geometry() {
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let info: [String: Any] = [
        "rect": rect, "rectValue": NSValue(cgRect: rect), "sizeValue": NSValue(cgSize: rect.size),
        "pointValue": NSValue(cgPoint: rect.origin), "number": NSNumber(value: 1),
      ]
      #expect((info["rect"] as? NSValue)?.cgRectValue == rect)
      #expect(info["rectValue"] as? CGRect == rect)
      #expect(info["sizeValue"] as? CGSize == rect.size)
      #expect(info["pointValue"] as? CGPoint == rect.origin)
      #expect((info["pointValue"] as? NSValue)?.cgPointValue == rect.origin)
      #expect((info["sizeValue"] as? NSValue)?.cgSizeValue == rect.size)
      for name in ["sizeValue", "pointValue", "number"] { #expect(info[name] as? CGRect == nil) }
      #expect(info["rectValue"] as? CGSize == nil && info["rect"] as? CGPoint == nil)
      #expect((info["number"] as? NSValue)?.cgRectValue == .zero)
      #expect(info["number"] as? Int == 1)
    }
  }
#endif
