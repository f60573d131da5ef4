public import HeadlessUIKit

extension HeadlessApp {
  /// Opens the menu of a button, or a menu inside it, and chooses the item of a title.
  public func chooseMenuItem(
    _ title: String, of button: UIButton, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(button, to: "opened")
      try choose(title, in: button.menu, of: button.nameInErrors, sender: button)
    }
  }

  /// Opens the menu of a bar button item, or a menu inside it, and chooses the item of a title.
  public func chooseMenuItem(
    _ title: String, of item: UIBarButtonItem, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(item)
      try choose(title, in: item.menu, of: item.nameInErrors, sender: item)
    }
  }

  private func choose(_ title: String, in menu: UIMenu?, of owner: String, sender: Any) throws {
    let problem = "'\(title)' cannot be chosen"
    guard let menu else { throw UserActionError(problem, "\(owner) has no menu") }
    let actions = menu.shownActions
    guard let action = actions.first(where: { $0.title == title }) else {
      let known = actions.map { "'\($0.title)'" }.joined(separator: ", ")
      throw UserActionError(problem, "the items of the menu are \(known)")
    }
    guard !action.attributes.contains(.disabled) else { throw UserActionError(problem, "it is disabled") }
    action.performWithSender(sender, target: nil)
  }
}

extension UIMenu {
  /// The actions that a user can find in the menu and in those inside it.
  fileprivate var shownActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let menu as UIMenu: menu.shownActions
      case let action as UIAction where !action.attributes.contains(.hidden): [action]
      default: []
      }
    }
  }
}
