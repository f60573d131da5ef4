import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

#if !canImport(ObjectiveC)
  /// Links to the frames of the screen, which a test makes.
  @MainActor struct DisplayLinkTests {
    private final class Spinner: NSObject {
      var times: [CFTimeInterval] = []
      func step(_ link: CADisplayLink) { times.append(link.timestamp) }
      static let step = Selector(_name: "step:", of: Spinner.self, calls: { $0.step($1) })
    }

    private let spinner = Spinner()
    private let app = HeadlessApp(root: UIViewController())

    private func link() -> CADisplayLink { CADisplayLink(target: spinner, selector: Spinner.step) }

    @Test("A link calls its method once for a frame, with the time of the frame")
    func frames() {
      let link = link()
      app.advanceFrames()
      #expect(spinner.times.isEmpty)
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      app.advanceFrames(3)
      #expect(spinner.times.count == 3)
      let steps = zip(spinner.times, spinner.times.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { abs($0 - 1 / 60.0) < 1e-6 })
      #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-6)
      app.advanceFrames(0)
      app.advanceFrames(-1)
      #expect(spinner.times.count == 3)
      link.invalidate()
    }

    @Test("Nothing is called while a link is paused, off all run loops, or invalid")
    func ending() {
      let link = link()
      link.add(to: .main, forMode: .common)
      link.add(to: .main, forMode: .default)
      link.isPaused = true
      app.advanceFrames(2)
      #expect(spinner.times.isEmpty)
      link.isPaused = false
      link.remove(from: .main, forMode: .common)
      app.advanceFrames()
      #expect(spinner.times.count == 1)
      link.remove(from: .main, forMode: .default)
      app.advanceFrames()
      link.add(to: .main, forMode: .default)
      link.invalidate()
      link.add(to: .main, forMode: .default)
      app.advanceFrames()
      #expect(spinner.times.count == 1)
    }

    @Test("Frames are never behind the clock, and never at the same time")
    func clock() {
      let link = link()
      link.add(to: .main, forMode: .common)
      app.advanceFrames(120)
      app.advanceFrames()
      #expect(zip(spinner.times, spinner.times.dropFirst()).allSatisfy { $0 < $1 })
      Thread.sleep(until: Date(timeIntervalSinceNow: spinner.times[120] - CACurrentMediaTime() + 0.1))
      let now = CACurrentMediaTime()
      app.advanceFrames()
      #expect(spinner.times[121] >= now)
      link.invalidate()
    }

    @Test("A link that another one takes off the run loop is not called in the same frame")
    func removingAnother() {
      final class Remover: NSObject {
        var other: CADisplayLink?
        func step(_ link: CADisplayLink) { other?.remove(from: .main, forMode: .common) }
      }
      let remover = Remover()
      let first = CADisplayLink(
        target: remover, selector: Selector(_name: "step:", of: Remover.self, calls: { $0.step($1) }))
      let second = link()
      remover.other = second
      for link in [first, second] { link.add(to: .main, forMode: .common) }
      app.advanceFrames()
      #expect(spinner.times.isEmpty)
      first.invalidate()
    }

    @Test("A link can be invalidated by its own method")
    func endingItself() {
      final class Once: NSObject {
        var count = 0
        func step(_ link: CADisplayLink) {
          count += 1
          link.invalidate()
        }
      }
      let once = Once()
      let link = CADisplayLink(
        target: once, selector: Selector(_name: "step:", of: Once.self, calls: { $0.step($1) }))
      link.add(to: .main, forMode: .common)
      app.advanceFrames(3)
      #expect(once.count == 1)
    }

    @Test(
      "A link is called as often as it prefers",
      arguments: [(30, 5), (20, 4), (15, 3), (60, 10), (120, 10), (0, 10), (-1, 10), (1, 1)])
    func rate(rate: Int, count: Int) {
      let link = link()
      link.preferredFramesPerSecond = rate
      link.add(to: .main, forMode: .common)
      app.advanceFrames(10)
      #expect(spinner.times.count == count)
      link.invalidate()
      let ranged = self.link()
      ranged.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 60, preferred: Float(rate))
      ranged.add(to: .main, forMode: .common)
      app.advanceFrames(10)
      #expect(spinner.times.count == 2 * count)
      ranged.invalidate()
    }

    @Test("A link retains its target until it is invalidated")
    func retaining() {
      weak var target: Spinner?
      let link: CADisplayLink
      do {
        let other = Spinner()
        target = other
        link = CADisplayLink(target: other, selector: Spinner.step)
      }
      link.add(to: .main, forMode: .common)
      #expect(target != nil)
      link.invalidate()
      #expect(target == nil)
    }
  }
#endif
