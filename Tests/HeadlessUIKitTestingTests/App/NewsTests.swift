import Foundation
import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@MainActor struct NewsTests {
  @Test("An app knows the addresses that were opened since it was made")
  func openedURLs() throws {
    let (first, second) = (try #require(URL(string: "https://a.example")), try #require(URL(string: "tel:1")))
    UIApplication.shared.open(first)
    let app = HeadlessApp(root: UIViewController())
    #expect(app.openedURLs.isEmpty && UIApplication.shared.canOpenURL(second))
    var answers: [Bool] = []
    UIApplication.shared.open(second, options: [.universalLinksOnly: false]) { answers.append($0) }
    #expect(app.openedURLs == [second] && answers.isEmpty)
    app.flush()
    #expect(answers == [true])
  }

  @Test("An app knows what assistive technology was told")
  func notifications() {
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    let app = HeadlessApp(root: UIViewController())
    let label = UILabel()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: label)
    #expect(app.accessibilityNotifications.map(\.notification) == [.announcement, .layoutChanged])
    #expect(app.accessibilityNotifications.first?.argument as? String == "Saved")
    #expect(app.accessibilityNotifications.last?.argument as? UILabel === label)
  }
}
