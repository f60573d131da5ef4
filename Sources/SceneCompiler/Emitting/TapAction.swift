/// The action of a bar button item, as Swift.
struct TapAction {
  /// The closure of a `UIAction` that has the title and the image of the item.
  let closure: SwiftClosure
  /// Whether the closure takes several lines, however short it is.
  let isOnLines: Bool
  /// The expression that makes the action where it needs neither title nor image; nil where the closure has to be used.
  let unnamed: String?

  /// Runs a closure.
  init(_ closure: SwiftClosure, isOnLines: Bool = false) {
    self.closure = closure
    self.isOnLines = isOnLines
    unnamed = nil
  }

  /// Fires a segue.
  ///
  /// - Parameter controller: the variable of the segue's source.
  init(_ segue: DistinctSegue, of controller: String) {
    closure = SegueEmitter.trigger(segue, of: controller, sender: "$0.sender")
    isOnLines = false
    unnamed = SegueEmitter.action(segue, of: controller)
  }
}
