public import HeadlessUIKit

extension HeadlessApp {
  /// Types into a text field, at its end, letter by letter. The delegate is called as UIKit does.
  public func type(
    _ text: String, into field: UITextField, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try beginEditing(field)
      for letter in text { field.insert(String(letter)) }
    }
  }

  /// Types into a text view, at its end, letter by letter. The delegate is called as UIKit does.
  public func type(
    _ text: String, into view: UITextView, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try beginEditing(view)
      for letter in text { view.insert(String(letter)) }
    }
  }

  /// Taps the clear button of a text field.
  public func clear(
    _ field: UITextField, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try reach(field, to: "cleared")
      guard field.delegate?.textFieldShouldClear(field) ?? true else { return }
      field.change(to: "")
    }
  }

  /// Presses the return key while a text field is being edited.
  public func pressReturn(
    in field: UITextField, flushing: Bool = true,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    try act(flushing: flushing, at: CallSite(fileID, filePath, line, column)) {
      try beginEditing(field)
      guard field.delegate?.textFieldShouldReturn(field) ?? true else { return }
      let endsEditing = field.allControlEvents.contains(.editingDidEndOnExit)
      field.sendActions(for: .editingDidEndOnExit, with: UIEvent())
      field.sendActions(for: .primaryActionTriggered, with: UIEvent())
      if endsEditing { field.resignFirstResponder() }
    }
  }

  func beginEditing(_ view: UIView) throws {
    try reach(view, to: "edited")
    guard view.becomeFirstResponder() else {
      throw UserActionError("\(view.nameInErrors) cannot be edited", "it does not let editing begin")
    }
  }
}

extension UITextField {
  fileprivate func insert(_ letter: String) {
    let old = text ?? ""
    let end = NSRange(location: old.utf16.count, length: 0)
    guard delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: letter) ?? true else { return }
    change(to: old + letter)
  }

  fileprivate func change(to new: String) {
    text = new
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged, with: UIEvent())
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  fileprivate func insert(_ letter: String) {
    let old = text ?? ""
    let end = NSRange(location: old.utf16.count, length: 0)
    guard delegate?.textView(self, shouldChangeTextIn: end, replacementText: letter) ?? true else { return }
    text = old + letter
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}
