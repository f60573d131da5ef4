/// The object that is asked and told about the columns of a split view controller.
@MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
