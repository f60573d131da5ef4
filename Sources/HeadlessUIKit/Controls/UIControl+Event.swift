extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes events of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down once more.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touches back.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the primary action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to be shown.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended because the user touched another control.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended because the return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that fingers do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything that editing does.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
