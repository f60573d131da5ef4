// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/Drawer.swift", line: 1)
// swift-format-ignore-file

import UIKit

      public protocol DrawerDelegate: AnyObject {
                   func drawerDidMove(_ drawer: Drawer)
                   func drawer(_ drawer: Drawer, willOpen animated: Bool)
}; extension DrawerDelegate { public func drawerDidMove(_ drawer: Drawer) {} }; extension DrawerDelegate { public func drawer(_ drawer: Drawer, willOpen animated: Bool) {} }

open class Drawer: UIViewController, UIGestureRecognizerDelegate {
          public enum Position: Int { case closed, open }

    open weak var delegate: DrawerDelegate?
    public private(set) var position: Position = .closed
    private var displayTimer: Timer?

    lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(_name: "handleWithPan:", of: Drawer.self, calls: { $0.handle(pan:)($1) }))
        pan.delegate = self
        return pan
    }()

    override open func loadView() {
        view = UIView()
        view.addGestureRecognizer(panGestureRecognizer)
    }

          func handle(pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: move(to: .open, animated: true)
        default: delegate?.drawerDidMove(self)
        }
    }

    open func move(to position: Position, animated: Bool) {
        delegate?.drawer(self, willOpen: animated)
        self.position = position
        setNeedsStatusBarAppearanceUpdate()
    }

    open func closeLater() {
        displayTimer?.invalidate()
        displayTimer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: Selector(_name: "timerFired:", of: Drawer.self, calls: { $0.timerFired(_:)($1) }), userInfo: nil, repeats: false)
    }

          private func timerFired(_ timer: Timer) {
        position = .closed
        displayTimer = nil
    }

    func update() {
        // A name in a string is no selector: "#selector(handle(pan:))", and "@objc" is no attribute.
        let text = "@objc \(String(describing: Selector(_name: "isEditing", of: Drawer.self, calls: { $0.isEditing })))"
        title = text
    }

#sourceLocation(file: "Originals/Drawer.swift", line: 60)
open override var prefersStatusBarHidden: Bool { position == .open }
#sourceLocation(file: "Originals/Drawer.swift", line: 57)

#sourceLocation(file: "Originals/Drawer.swift", line: 62)
      open func reset() { position = .closed }
#sourceLocation(file: "Originals/Drawer.swift", line: 57)
}

extension Drawer {
                                                                        

                                                  
}

class BottomDrawer: Drawer {
    var resets = 0
    override func reset() {
        super.reset()
        resets += 1
    }
}
