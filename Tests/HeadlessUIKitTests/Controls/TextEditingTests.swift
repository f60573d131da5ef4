import HeadlessUIKit
import Testing

@MainActor struct TextEditingTests {
  @Test("A field that becomes the first responder asks and tells its delegate, then its actions")
  func fieldBegins() {
    let recorder = EditingRecorder()
    let field = UITextField()
    field.delegate = recorder
    field.addAction(UIAction { _ in recorder.events.append("action begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in recorder.events.append("action end") }, for: .editingDidEnd)
    #expect(field.becomeFirstResponder() && field.isEditing)
    #expect(recorder.events == ["begin?", "begun", "action begin"])
    #expect(field.becomeFirstResponder() && recorder.events.count == 3)
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(recorder.events.dropFirst(3) == ["end?", "ended", "action end"])
  }

  @Test("A delegate may refuse")
  func refusal() {
    let recorder = EditingRecorder()
    recorder.refuses = true
    let field = UITextField()
    field.delegate = recorder
    #expect(!field.becomeFirstResponder() && !field.isEditing && recorder.events == ["begin?"])
  }

  @Test("One field hands on to the next, and ends first")
  func handingOn() {
    let recorder = EditingRecorder()
    let fields = [UITextField(), UITextField()]
    for field in fields { field.delegate = recorder }
    fields[0].becomeFirstResponder()
    fields[1].becomeFirstResponder()
    #expect(recorder.events == ["begin?", "begun", "begin?", "end?", "ended", "begun"])
    #expect(!fields[0].isEditing && fields[1].isEditing)
    fields[1].resignFirstResponder()
  }

  @Test("A text view tells its delegate, unless it can only be read")
  func textView() {
    let recorder = EditingRecorder()
    let view = UITextView()
    view.delegate = recorder
    view.isEditable = false
    view.becomeFirstResponder()
    view.resignFirstResponder()
    #expect(recorder.events == [])
    view.isEditable = true
    view.becomeFirstResponder()
    view.resignFirstResponder()
    #expect(recorder.events == ["view begun", "view ended"])
  }

  @Test("Plain text and text with attributes are one")
  func attributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9)])
    #expect(label.text == "a" && label.attributedText?.length == 1)
    label.text = "bc"
    #expect(label.attributedText == NSAttributedString(string: "bc"))
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.attributedText = NSAttributedString(string: "Ada")
    #expect(field.text == "Ada")
  }
}

private final class EditingRecorder: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var events: [String] = []
  var refuses = false

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    events.append("begin?")
    return !refuses
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { events.append("begun") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    events.append("end?")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { events.append("ended") }
  func textViewDidBeginEditing(_ textView: UITextView) { events.append("view begun") }
  func textViewDidEndEditing(_ textView: UITextView) { events.append("view ended") }
}
