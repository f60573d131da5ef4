public import HeadlessUIKit

extension HeadlessApp {
  /// Taps a control: a button performs its action, a switch toggles, a text field begins editing.
  public func tap(
    _ control: UIControl, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try tapControl(control)
    }
  }

  /// Taps a bar button item that is in a bar on the screen.
  public func tap(
    _ item: UIBarButtonItem, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try tapItem(item)
    }
  }

  /// Taps the button or bar button item on the screen whose title, `accessibilityIdentifier` or `accessibilityLabel` is
  /// the name.
  ///
  /// If there are several, `place` is the controller or view to search in.
  public func tap(
    _ name: String, in place: UIResponder? = nil, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      switch try Tappable.named(name, in: place, of: self) {
      case .control(let control): try tapControl(control)
      case .item(let shown): try tapItem(shown.item)
      }
    }
  }

  /// Taps a control, inside an action that reports errors.
  func tapControl(_ control: UIControl) throws {
    try reach(control, to: "tapped")
    control.beTapped()
  }

  private func tapItem(_ item: UIBarButtonItem) throws {
    try reach(item)
    try press(item)
  }

  private func press(_ item: UIBarButtonItem) throws {
    if let action = item.primaryAction { return action.performWithSender(item, target: nil) }
    switch item.customView {
    case let control as UIControl: control.beTapped()
    case .some: throw UserActionError("\(item.nameInErrors) cannot be tapped", "its custom view is no control")
    case nil: try send(item)
    }
  }

  private func send(_ item: UIBarButtonItem) throws {
    guard let action = item.action else { return }
    guard action.isCallable else {
      throw UserActionError(
        "\(item.nameInErrors) cannot be tapped", UserActionError.uncallableSelector)
    }
    UIApplication.shared.sendAction(action, to: item.target, from: item, for: UIEvent())
  }
}
