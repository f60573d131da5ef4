import HeadlessUIKit
import HeadlessUIKitTesting
import Testing

/// Exceptions and warnings of UIKit.
@MainActor struct ComplaintTests {
  @Test("Caught exceptions have a name and a reason, and the call that raised one does nothing")
  func exceptions() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let raised = catchingExceptions {
      navigation.pushViewController(UINavigationController(), animated: true)
      navigation.pushViewController(root, animated: true)
    }
    #expect(raised.first?.description == "NSInvalidArgumentException: Pushing a navigation controller is not supported")
    #expect(raised.map(\.name.rawValue) == ["NSInvalidArgumentException", "NSInvalidArgumentException"])
    #expect(navigation.viewControllers == [root])
  }

  @Test("Only the innermost body catches an exception")
  func nesting() {
    let view = UIView()
    var inner: [UIKitException] = []
    let outer = catchingExceptions {
      inner = catchingExceptions { view.addSubview(view) }
    }
    #expect(outer == [] && inner.map(\.reason) == ["Can't add self as subview"])
    let later = catchingExceptions {
      inner = catchingExceptions {}
      view.addSubview(view)
    }
    #expect(later.map(\.reason) == ["Can't add self as subview"] && inner == [])
  }

  @Test("Without catching, the process ends")
  func uncaught() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      view.addSubview(view)
    }
  }

  @Test("Warnings are the messages on the console")
  func console() {
    let written = warnings {
      UIViewController().present(UIViewController(), animated: true)
    }
    #expect(written.count == 1 && written[0].hasSuffix("whose view is not in the window hierarchy!"))
    #expect(warnings {} == [])
  }
}
