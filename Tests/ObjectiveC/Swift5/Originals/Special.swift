// swift-format-ignore-file

import UIKit
class Special: FormController {
  override func hook() { super.hook(); log2.append("special") }
  var log2: [String] = []
}
extension Special {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    perform(#selector(hook))
    let path = #keyPath(UIViewController.title)
    log2.append(path)
    log2.append("\(#function) \(#line) \((#filePath as NSString).lastPathComponent)")
  }
}
final class Ticker {
  private var timer: Timer?
  private(set) var ticks = 0
  init() { timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }
  @objc private func tick() { ticks += 1; timer?.invalidate() }
}
class Menu<Item>: UIView {
  let items: [Item]
  private let tap = UITapGestureRecognizer()
  init(items: [Item]) {
    self.items = items
    super.init(frame: .zero)
    tap.addTarget(self, action: #selector(Menu.open))
    addGestureRecognizer(tap)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  private(set) var count = 0
  @objc private func open() { count += items.count }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #selector(open) { return true }
    return super.canPerformAction(action, withSender: sender)
  }
}
