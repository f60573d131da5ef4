import UIKit

/// The three columns. On a phone, where only one fits, it starts with the messages.
class MailController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  /// Shows the messages of a mailbox.
  func showMailbox(_ index: Int) {
    let column = viewController(for: .supplementary)
    let messages = (column as? UINavigationController)?.viewControllers.first ?? column
    (messages as? MessagesController)?.mailbox = index
    show(.supplementary)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .supplementary
  }
}
