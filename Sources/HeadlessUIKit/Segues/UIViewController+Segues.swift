extension UIViewController {
  /// A controller that comes from no storyboard has no segues.
  func reportUnknownSegue(_ identifier: String) {
    UncaughtException.unknownSegue(self, identifier).raise()
  }

  func childrenBeside(_ source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    let searched = childContaining(source)
    return children.filter { $0 !== searched }
  }

  /// The child that is the controller, contains it or led to it by presenting.
  func child(leadingTo controller: UIViewController) -> UIViewController? {
    controller.outwardPath.first { $0.parent === self }
  }
}
