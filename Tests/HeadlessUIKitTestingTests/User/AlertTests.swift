import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor @Suite struct AlertTests {
  private final class Choice {
    var title: String?
  }

  @Test("Alert actions are chosen by title, unless they are disabled or missing")
  func choosing() throws {
    let choice = Choice()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    let delete = UIAlertAction(title: "Delete", style: .destructive) { choice.title = $0.title }
    alert.addAction(delete)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { choice.title = $0.title })
    let app = HeadlessApp(root: UIViewController())
    app.window.rootViewController?.present(alert, animated: true)
    app.flush()
    delete.isEnabled = false
    #expect(refusal { try app.choose("Delete") } == "'Delete' cannot be chosen: it is disabled.")
    #expect(
      refusal { try app.choose("Remove") } == "'Remove' cannot be chosen: the choices are 'Delete', 'Cancel'.")
    #expect(choice.title == nil)
    try app.choose("Cancel")
    #expect(choice.title == "Cancel")
    #expect(app.window.rootViewController?.presentedViewController == nil)
  }
}
