import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct TextTests {
  private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var events: [String] = []
    var letsBegin = true
    var letsReturn = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { letsBegin }
    func textFieldDidBeginEditing(_ textField: UITextField) { events.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { events.append("ended") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      events.append("\(string) at \(range.location)")
      return string != "x"
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
      events.append("clear")
      return letsReturn
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events.append("return")
      return letsReturn
    }

    func textViewDidBeginEditing(_ textView: UITextView) { events.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { events.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      events.append("\(text) at \(range.location)")
      return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { events.append("changed") }
  }

  private let editor = Editor()
  private let field = UITextField()

  init() {
    field.delegate = editor
    for (event, name) in [
      (UIControl.Event.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
      (.primaryActionTriggered, "primary"),
    ] {
      field.addAction(UIAction { [editor] _ in editor.events.append(name) }, for: event)
    }
  }

  @Test("Typing begins editing and calls the delegate for every letter")
  func typing() throws {
    try HeadlessApp(root: Screen(field)).type("äx😀b", into: field)
    #expect(field.text == "ä😀b" && field.isFirstResponder)
    #expect(
      editor.events == [
        "began", "didBegin", "ä at 0", "changed", "x at 1", "😀 at 1", "changed", "b at 3", "changed",
      ])
  }

  @Test("Typing continues at the end, and another field ends it")
  func goingOn() throws {
    let other = UITextField()
    let app = HeadlessApp(root: Screen(field, other))
    try app.type("a", into: field)
    try app.type("b", into: field)
    try app.tap(other)
    #expect(field.text == "ab" && other.isEditing)
    #expect(editor.events == ["began", "didBegin", "a at 0", "changed", "b at 1", "changed", "ended", "didEnd"])
  }

  @Test("A field can be cleared when editing begins")
  func clearsOnBegin() throws {
    field.text = "old"
    field.clearsOnBeginEditing = true
    try HeadlessApp(root: Screen(field)).type("n", into: field)
    #expect(field.text == "n")
  }

  @Test("Not into a field that is disabled, or whose delegate does not let it")
  func impossible() {
    field.accessibilityIdentifier = "name"
    let app = HeadlessApp(root: Screen(field))
    editor.letsBegin = false
    #expect(
      refusal { try app.type("a", into: field) }
        == "The UITextField 'name' cannot be edited: it does not let editing begin.")
    field.isEnabled = false
    #expect(refusal { try app.type("a", into: field) } == "The UITextField 'name' cannot be edited: it is disabled.")
    #expect(field.text == "" && editor.events.isEmpty)
  }

  @Test("The return key sends the primary action and the end of editing")
  func returning() throws {
    let app = HeadlessApp(root: Screen(field))
    try app.pressReturn(in: field)
    #expect(editor.events == ["began", "didBegin", "return", "primary"] && field.isEditing)
    field.addAction(UIAction { [editor] _ in editor.events.append("exit") }, for: .editingDidEndOnExit)
    editor.events = []
    try app.pressReturn(in: field)
    #expect(editor.events == ["return", "exit", "primary", "ended", "didEnd"] && !field.isEditing)
    editor.letsReturn = false
    editor.events = []
    try app.pressReturn(in: field)
    #expect(editor.events == ["began", "didBegin", "return"])
  }

  @Test("The clear button empties a field, if the delegate lets it")
  func clearing() throws {
    field.text = "old"
    let app = HeadlessApp(root: Screen(field))
    editor.letsReturn = false
    try app.clear(field)
    #expect(field.text == "old")
    editor.letsReturn = true
    try app.clear(field)
    #expect(field.text == "" && editor.events == ["clear", "clear", "changed"])
  }

  @Test("A text view calls its delegate for every letter")
  func textView() throws {
    let view = UITextView()
    view.delegate = editor
    let app = HeadlessApp(root: Screen(view))
    try app.type("ax", into: view)
    #expect(view.text == "a" && editor.events == ["began", "a at 0", "changed", "x at 1"])
    view.resignFirstResponder()
    view.isEditable = false
    view.isSelectable = false
    #expect(refusal { try app.type("b", into: view) } != nil)
  }
}
