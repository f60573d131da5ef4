/// The user action on an element that performs its actions and segues.
public enum Trigger: Sendable, Equatable {
  /// A control event. A control sends several events; this one is the primary event: `touchUpInside`.
  case controlEvent(String)
  /// The user taps a bar button item.
  case tap
  /// The user selects a row.
  case selection
  /// The user makes a gesture. Actions are called for every change of the gesture; segues are performed once.
  case gesture
  /// The user presses a key.
  case key
  /// The user chooses an item of a menu.
  case choice

  /// Whether the element can have only one action or segue.
  package var isSingle: Bool {
    switch self {
    case .controlEvent, .gesture: false
    case .tap, .selection, .key, .choice: true
    }
  }

  /// Whether a control sends it.
  package var isControlEvent: Bool { if case .controlEvent = self { true } else { false } }

  /// Whether the element is on the screen, so that a popover can be anchored to it.
  package var isOnScreen: Bool { self != .key }

  /// The verb for messages, as a past participle: a button is `tapped`.
  package var verb: String {
    switch self {
    case .controlEvent: "used"
    case .tap, .selection: "tapped"
    case .gesture: "recognised"
    case .key: "pressed"
    case .choice: "chosen"
    }
  }
}
