public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a control: a button does what it is for, a switch is turned, a text field begins to be edited.
  public func tap(_ control: UIControl, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      try reach(control, to: "tapped")
      control.beTapped()
    }
  }

  /// Taps a bar button item that is in a bar on the screen.
  public func tap(_ item: UIBarButtonItem, flushing: Bool = true) throws {
    try act(flushing: flushing) {
      try reach(item)
      try press(item)
    }
  }

  /// Taps the button or bar button item on the screen that has a title, or else an `accessibilityIdentifier` or label.
  public func tap(_ name: String, flushing: Bool = true) throws {
    switch try Tappable.named(name, in: self) {
    case .control(let control): try tap(control, flushing: flushing)
    case .item(let item): try tap(item, flushing: flushing)
    }
  }

  private func press(_ item: UIBarButtonItem) throws {
    if let action = item.primaryAction { return action.performWithSender(item, target: nil) }
    switch item.customView {
    case let control as UIControl: control.beTapped()
    case .some: throw UserActionError("\(item.nameInErrors) cannot be tapped", "its custom view is no control")
    case nil where item.action != nil:
      throw UserActionError(
        "\(item.nameInErrors) cannot be tapped", "its action is a selector, and nothing calls selectors here")
    case nil: break
    }
  }
}
