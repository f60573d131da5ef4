import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct AlertTests {
  @Test("A choice takes the alert away, then is acted upon; the presenter never left")
  func choice() throws {
    let root = UIViewController()
    let app = HeadlessApp(root: root)
    defer { app.close() }
    _ = app.log.take()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for title in ["Yes", "No"] {
      alert.addAction(
        UIAlertAction(title: title, style: .default) { action in
          chosen.append("\(action.title ?? "") \(root.presentedViewController == nil)")
        })
    }
    alert.addTextField { $0.placeholder = "Why" }
    root.present(alert, animated: true)
    app.flush()
    #expect(root.presentedViewController === alert && root.view.window != nil)
    #expect(alert.textFields?.first?.placeholder == "Why" && alert.textFields?.first?.window != nil)
    #expect(try catchingUserActionError { try app.choose("Perhaps") } != nil)
    try app.choose("No")
    #expect(chosen == ["No true"] && root.presentedViewController == nil)
  }

  @Test("An action sheet has no text fields")
  func sheet() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    #expect(exceptions { sheet.addTextField() }.count == 1 && sheet.textFields == nil)
  }
}
