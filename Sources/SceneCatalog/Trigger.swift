/// What a user does to an element to perform its actions and segues.
public enum Trigger: Sendable, Equatable {
  /// The user causes a control event, of which a control sends several. This is the usual one: `touchUpInside`.
  case controlEvent(String)
  /// The user taps a bar button item.
  case tap
  /// The user selects a row.
  case selection
  /// The user makes a gesture. Actions hear of every change of it; segues are performed once.
  case gesture
  /// The user presses a key.
  case key
  /// The user chooses an item of a menu.
  case choice

  /// Whether it performs one action or segue only.
  package var isSingle: Bool {
    switch self {
    case .controlEvent, .gesture: false
    case .tap, .selection, .key, .choice: true
    }
  }

  /// Whether a control causes it, which sends several events.
  package var isControlEvent: Bool { if case .controlEvent = self { true } else { false } }

  /// Whether what is used is on the screen, so that a popover can point at it.
  package var isOnScreen: Bool { self != .key }

  /// What happens to the element: a button is `tapped`.
  package var deed: String {
    switch self {
    case .controlEvent: "used"
    case .tap, .selection: "tapped"
    case .gesture: "recognised"
    case .key: "pressed"
    case .choice: "chosen"
    }
  }
}
