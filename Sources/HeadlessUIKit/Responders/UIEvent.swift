/// Something that the user did.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of the event.
  open var type: UIEvent.EventType { .touches }
  /// The subtype of the event.
  open var subtype: UIEvent.EventSubtype { .none }
  /// When it was done.
  open var timestamp: TimeInterval { 0 }
  /// The touches; nil for an event of another kind.
  open var allTouches: Set<UITouch>? { touches }

  private let touches: Set<UITouch>?

  package override init() {
    touches = nil
    super.init()
  }

  /// An event of touches.
  package init(_ touches: Set<UITouch>) {
    self.touches = touches
    super.init()
  }

  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches?.filter { $0.view === view } }
  /// The touches in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches?.filter { $0.window === window } }
}

extension UIEvent {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  /// The subtype of an event.
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack
    case remoteControlPreviousTrack, remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The buttons of a pointer.
  public struct ButtonMask: OptionSet, Sendable {
    /// The buttons as bits.
    public let rawValue: Int

    /// Makes buttons of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The other one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }
}
