// Notifications that are posted beside the calls of the delegate.
extension UITextField {
  /// Posted when editing of a text field begins, which is the object.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
  }

  /// Posted when the user changes the text of a text field, which is the object.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidChangeNotification")
  }

  /// Posted when editing of a text field ends, which is the object.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextFieldTextDidEndEditingNotification")
  }
}
