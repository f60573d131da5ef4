/// The object that is asked and told about the columns of a split view controller.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
