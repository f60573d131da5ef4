/// A key that calls a method of a responder.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key.
  open var input: String? { key }
  /// The keys that are held down.
  open var modifierFlags: UIKeyModifierFlags { flags }
  /// Whether the shortcut takes precedence over system behaviour.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system can choose another key for another keyboard.
  open var allowsAutomaticLocalization = true
  /// Whether the system can mirror the key in languages from right to left.
  open var allowsAutomaticMirroring = true

  private let key: String
  private let flags: UIKeyModifierFlags

  /// The handler of the key command, as Swift cannot call the method by its name. Generated code sets it.
  public var _handler: ((UIKeyCommand) -> Void)?

  private init(
    title: String, image: UIImage?, calling method: Selector, data: Any?, others: [UICommandAlternate], key: String,
    flags: UIKeyModifierFlags
  ) {
    self.key = key
    self.flags = flags
    super.init(title: title, image: image, calling: method, data: data, others: others)
  }

  /// A key that calls a method.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(
      title: "", image: nil, calling: action, data: nil, others: [], key: input, flags: modifierFlags)
  }

  /// A key that calls a method, with a title for menus.
  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, calling: action, data: propertyList, others: alternates, key: input,
      flags: modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
}

// Keys that have no character.
extension UIKeyCommand {
  /// The arrow upwards.
  public class var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The arrow downwards.
  public class var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The arrow to the left.
  public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The arrow to the right.
  public class var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// Escape.
  public class var inputEscape: String { "UIKeyInputEscape" }
  /// Page up.
  public class var inputPageUp: String { "UIKeyInputPageUp" }
  /// Page down.
  public class var inputPageDown: String { "UIKeyInputPageDown" }
  /// Home.
  public class var inputHome: String { "UIKeyInputHome" }
  /// End.
  public class var inputEnd: String { "UIKeyInputEnd" }
  /// Delete.
  public class var inputDelete: String { "\u{8}" }
  /// The function key 1.
  public class var f1: String { "UIKeyInputF1" }
  /// The function key 2.
  public class var f2: String { "UIKeyInputF2" }
  /// The function key 3.
  public class var f3: String { "UIKeyInputF3" }
  /// The function key 4.
  public class var f4: String { "UIKeyInputF4" }
  /// The function key 5.
  public class var f5: String { "UIKeyInputF5" }
  /// The function key 6.
  public class var f6: String { "UIKeyInputF6" }
  /// The function key 7.
  public class var f7: String { "UIKeyInputF7" }
  /// The function key 8.
  public class var f8: String { "UIKeyInputF8" }
  /// The function key 9.
  public class var f9: String { "UIKeyInputF9" }
  /// The function key 10.
  public class var f10: String { "UIKeyInputF10" }
  /// The function key 11.
  public class var f11: String { "UIKeyInputF11" }
  /// The function key 12.
  public class var f12: String { "UIKeyInputF12" }
}
