// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/Special.swift", line: 1)
// swift-format-ignore-file

import UIKit
class Special: FormController {
  override func hook() { super.hook(); log2.append("special") }
  var log2: [String] = []

#sourceLocation(file: "Originals/Special.swift", line: 9)
override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    perform(Selector(_name: "hook", of: Special.self, calls: { $0.hook() }))
    let path = "title"
    log2.append(path)
    log2.append("\(#function) \(#line) \((#filePath as NSString).lastPathComponent)")
  }
#sourceLocation(file: "Originals/Special.swift", line: 7)
}
extension Special {
                                                  
                                  
                            
                                               
                     
                                                                                     
   
}
final class Ticker {
  private var timer: Timer?
  private(set) var ticks = 0
  init() { timer = Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: Selector(_name: "tick", of: Ticker.self, calls: { $0.tick() }), userInfo: nil, repeats: true) }
        private func tick() { ticks += 1; timer?.invalidate() }
}
class Menu<Item>: UIView {
  let items: [Item]
  private let tap = UITapGestureRecognizer()
  init(items: [Item]) {
    self.items = items
    super.init(frame: .zero)
    tap.addTarget(self, action: Selector(_name: "open", of: Menu.self, calls: { $0.open() }))
    addGestureRecognizer(tap)
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  private(set) var count = 0
        private func open() { count += items.count }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector(_name: "open", of: Menu.self, calls: { $0.open() }) { return true }
    return super.canPerformAction(action, withSender: sender)
  }
}
