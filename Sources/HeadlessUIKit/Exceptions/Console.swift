/// A warning of UIKit on the console.
package struct ConsoleWarning: Hashable, Sendable {
  package let text: String
}

/// The console.
@MainActor package enum Console {
  /// Receives warnings instead of standard error.
  package static var handler: ((ConsoleWarning) -> Void)?

  static func warn(_ warning: ConsoleWarning) {
    if let handler { handler(warning) } else { FileHandle.standardError.write(Data((warning.text + "\n").utf8)) }
  }
}

// The warnings of UIKit, with UIKit's text.
@MainActor extension ConsoleWarning {
  static func unbalancedAppearance(_ controller: UIViewController) -> Self {
    Self(text: "Unbalanced calls to begin/end appearance transitions for \(controller).")
  }

  static func directCall(_ callback: String, _ controller: UIViewController) -> Self {
    Self(
      text: "[ViewController] Calling -\(callback): directly on a view controller is not supported, and may result in"
        + " out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and"
        + " -endAppearanceTransition APIs instead to manually drive appearance callbacks from a container view"
        + " controller. View controller: \(controller)"
    )
  }

  static func presentsOutsideWindow(_ presented: UIViewController, on presenter: UIViewController) -> Self {
    Self(
      text: "Warning: Attempt to present \(presented) on \(presenter) whose view is not in the window hierarchy!"
    )
  }

  static func presentsTwice(
    _ presented: UIViewController, on presenter: UIViewController, beside other: UIViewController
  ) -> Self {
    Self(text: "Warning: Attempt to present \(presented) on \(presenter) which is already presenting \(other)")
  }

  static func presentsMeanwhile(_ presented: UIViewController, on presenter: UIViewController) -> Self {
    Self(text: "Warning: Attempt to present \(presented) on \(presenter) while a presentation is in progress!")
  }

  static func presentsDetached(_ presenter: UIViewController) -> Self {
    Self(text: "Presenting view controllers on detached view controllers is discouraged \(presenter).")
  }

  /// Our text: UIKit would call the method, or raise an exception if there is none.
  static func unheard(_ action: Selector) -> Self {
    Self(
      text: "Warning: nothing calls the selector '\(action)' here, because it is only a name; the plugin"
        + " LowerObjectiveC makes #selector callable, and a UIAction is always performed.")
  }

  /// Our text: on an iPhone, no touch would get anywhere any more.
  static func endlessTransition(_ animator: any UIViewControllerAnimatedTransitioning) -> Self {
    Self(text: "Warning: \(type(of: animator)) has not called completeTransition(_:), so the transition goes on.")
  }

  /// Our text: UIKit would launch the app.
  static func launchesNothing(_ delegate: Any.Type) -> Self {
    Self(
      text: "Warning: the app of \(delegate) is not launched, as there is no screen here; a test can show its first"
        + " controller."
    )
  }

  static func unsatisfiable(_ constraints: [NSLayoutConstraint], breaking broken: NSLayoutConstraint) -> Self {
    let list = constraints.map { "    \"\($0.summary)\"" }.joined(separator: ",\n")
    return Self(
      text:
        "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\nWill attempt to recover"
        + " by breaking constraint\n\(broken.summary)")
  }

  /// Our text: UIKit would go on.
  static func endlessLayout(_ view: UIView) -> Self {
    Self(
      text:
        "Warning: the layout of \(type(of: view)) goes on asking for another layout; the rest waits for the next one.")
  }

  /// Our text: UIKit's clock never stops.
  static let endlessWork = Self(
    text: "Warning: completions go on putting off more work, as an animation that repeats does; the rest waits for"
      + " another flush."
  )
}
