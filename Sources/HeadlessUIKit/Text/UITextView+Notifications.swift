// Notifications that are posted beside the calls of the delegate.
extension UITextView {
  /// Posted when editing of a text view begins, which is the object.
  public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidBeginEditingNotification")
  }

  /// Posted when the user changes the text of a text view, which is the object.
  public nonisolated class var textDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidChangeNotification")
  }

  /// Posted when editing of a text view ends, which is the object.
  public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
    NSNotification.Name("UITextViewTextDidEndEditingNotification")
  }
}
