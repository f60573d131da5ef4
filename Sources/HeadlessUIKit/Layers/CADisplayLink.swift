/// A timer that follows the frames of the screen.
///
/// Here a frame comes when a test asks for it: `HeadlessApp.advanceFrames(_:)`. A screen has 60 frames a second.
open class CADisplayLink: NSObject {
  /// The object that has the method; nil if the link has been invalidated.
  private var target: AnyObject?
  private let selector: Selector
  private var modes: Set<Addition> = []
  /// The frames since the method was called.
  private var waited = 0

  /// A run loop and a mode that the link has been added to.
  private struct Addition: Hashable {
    let runLoop: ObjectIdentifier
    let mode: RunLoop.Mode
  }

  /// A link that calls a method of a target with itself. It retains the target until it is invalidated.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// When the last frame was shown, in seconds of `CACurrentMediaTime()`.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is to be shown.
  open var targetTimestamp: CFTimeInterval { timestamp + duration * CFTimeInterval(framesBetween) }
  /// The seconds between two frames of the screen.
  open var duration: CFTimeInterval { DisplayFrames.duration }
  /// Whether the method is not called for the time being.
  open var isPaused = false
  /// The preferred number of frames per second; 0 for each frame.
  open var preferredFramesPerSecond = 0
  /// The preferred range of frame rates.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Adds the link to a run loop in a mode, so that its method is called for each frame.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(Addition(runLoop: ObjectIdentifier(runloop), mode: mode))
    DisplayFrames.add(self)
  }

  /// Takes the link off a run loop in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(Addition(runLoop: ObjectIdentifier(runloop), mode: mode))
    if modes.isEmpty { DisplayFrames.remove(self) }
  }

  /// Takes the link off all run loops, for good.
  open func invalidate() {
    modes = []
    target = nil
    DisplayFrames.remove(self)
  }

  /// The frames of the screen from one call to the next.
  private var framesBetween: Int {
    let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : preferredFrameRateRange.wanted
    guard rate > 0, rate < DisplayFrames.rate else { return 1 }
    return Int((DisplayFrames.rate / max(1, rate)).rounded())
  }

  /// Calls the method, unless it is paused or the frame is not one of its own.
  func receiveFrame(at time: CFTimeInterval) {
    guard let target, !isPaused, !modes.isEmpty else { return }
    waited += 1
    guard waited >= framesBetween || timestamp == 0 else { return }
    waited = 0
    timestamp = time
    selector.call(target, self)
  }
}
