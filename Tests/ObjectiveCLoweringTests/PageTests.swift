import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

@testable import LoweredSwift5

// The test of `Documentation/ObjectiveC.md`.

@MainActor @Test func tapCallsTheMethod() throws {
  let login = LoginController()
  let app = HeadlessApp(root: login)
  try app.tap(login.button)
  #expect(login.attempts == 1)
  app.showKeyboard(height: 336)
  #expect(login.additionalSafeAreaInsets.bottom == 300)
}
