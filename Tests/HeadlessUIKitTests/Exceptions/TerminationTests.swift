import HeadlessUIKit
import Testing

/// Exceptions and warnings without a handler.
struct TerminationTests {
  @Test("W-06: An exception ends the process, with UIKit's name and words")
  func exceptions() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      let view = UIView()
      view.addSubview(view)
      print("still there")
    }
    let words = "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: '"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(words + "Can't add self as subview'"))
    #expect(!String(decoding: result.standardOutputContent, as: UTF8.self).contains("still there"))
  }

  @Test("W-06: Containment that does not fit the views ends it as well")
  func inconsistency() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let outer = UIViewController()
      let inner = UIViewController()
      outer.view.addSubview(inner.view)
      UIViewController().addChild(inner)
    }
    let output = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(output.contains("uncaught exception 'UIViewControllerHierarchyInconsistency', reason: 'child view"))
  }

  @Test("W-06: A test can catch exceptions, and the call that raised one does nothing")
  @MainActor func handling() {
    let view = UIView()
    let raised = HeadlessUIKitTests.exceptions {
      view.addSubview(view)
      view.addSubview(view)
    }
    #expect(raised.map(\.reason) == ["Can't add self as subview", "Can't add self as subview"])
    #expect(view.subviews.isEmpty)
  }

  @Test("K-1: A warning is written to standard error, and the process continues")
  func warnings() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) { @MainActor in
      UIViewController().endAppearanceTransition()
      print("still there")
    }
    let words = "Unbalanced calls to begin/end appearance transitions for <UIViewController: 0x"
    #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(words))
    #expect(String(decoding: result.standardOutputContent, as: UTF8.self).contains("still there"))
  }
}
