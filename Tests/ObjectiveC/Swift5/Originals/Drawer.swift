// swift-format-ignore-file

import UIKit

@objc public protocol DrawerDelegate: AnyObject {
    @objc optional func drawerDidMove(_ drawer: Drawer)
    @objc optional func drawer(_ drawer: Drawer, willOpen animated: Bool)
}

open class Drawer: UIViewController, UIGestureRecognizerDelegate {
    @objc public enum Position: Int { case closed, open }

    open weak var delegate: DrawerDelegate?
    public private(set) var position: Position = .closed
    private var displayTimer: Timer?

    lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handle(pan:)))
        pan.delegate = self
        return pan
    }()

    override open func loadView() {
        view = UIView()
        view.addGestureRecognizer(panGestureRecognizer)
    }

    @objc func handle(pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: move(to: .open, animated: true)
        default: delegate?.drawerDidMove?(self)
        }
    }

    open func move(to position: Position, animated: Bool) {
        delegate?.drawer?(self, willOpen: animated)
        self.position = position
        setNeedsStatusBarAppearanceUpdate()
    }

    open func closeLater() {
        displayTimer?.invalidate()
        displayTimer = Timer.scheduledTimer(
            timeInterval: 0.01, target: self, selector: #selector(timerFired(_:)), userInfo: nil, repeats: false)
    }

    @objc private func timerFired(_ timer: Timer) {
        position = .closed
        displayTimer = nil
    }

    func update() {
        // A name in a string is no selector: "#selector(handle(pan:))", and "@objc" is no attribute.
        let text = "@objc \(String(describing: #selector(getter: isEditing)))"
        title = text
    }
}

extension Drawer {
    open override var prefersStatusBarHidden: Bool { position == .open }

    @objc open func reset() { position = .closed }
}

class BottomDrawer: Drawer {
    var resets = 0
    override func reset() {
        super.reset()
        resets += 1
    }
}
