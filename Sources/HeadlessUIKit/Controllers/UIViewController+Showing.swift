extension UIViewController {
  func showInTarget(_ controller: UIViewController, sender: Any?) {
    let target = targetViewController(forAction: .show, sender: sender)
    if let target, target !== self {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  func showDetailInTarget(_ controller: UIViewController, sender: Any?) {
    let target = targetViewController(forAction: .showDetail, sender: sender)
    if let target, target !== self {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}

extension Selector {
  static var show: Selector { Selector(("showViewController:sender:")) }
  static var showDetail: Selector { Selector(("showDetailViewController:sender:")) }
}
