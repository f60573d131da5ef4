/// A command of the app in the menu for a selection.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The title of the command.
  open var title: String
  /// The method that the first responder has for it.
  open var action: Selector

  /// A command.
  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
