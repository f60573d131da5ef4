import UIKit

class Editor: UIViewController, UINavigationBarDelegate, UITabBarDelegate {
  private(set) var log: [String] = []

  func cancel() { log.append("cancel") }
  func share(_ item: UIBarButtonItem) { log.append("share " + (item.title ?? "")) }
  func remove() { log.append("remove") }
  func widen(_ sender: UISwitch) { log.append("widen") }
}
