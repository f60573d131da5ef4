/// An alternate of a command for other modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title.
  open var title: String { text }
  /// The method that it calls.
  open var action: Selector { method }
  /// The keys that are held down.
  open var modifierFlags: UIKeyModifierFlags { flags }

  private let text: String
  private let method: Selector
  private let flags: UIKeyModifierFlags

  /// An alternative that calls another method.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    text = title
    method = action
    flags = modifierFlags
    super.init()
  }
}
