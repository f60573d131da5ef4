// swift-format-ignore-file

import UIKit

/// A tab bar controller with buttons of its own.
@IBDesignable open class CustomTabBarController: UITabBarController {
    public typealias Hijack = (_ index: Int) -> Bool

    open var shouldHijack: Hijack?
    fileprivate var ignoresNextSelection = false
    public private(set) var buttons = [TabButton]()

    override open var selectedIndex: Int {
        didSet { markSelection() }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        buttons = (viewControllers ?? []).enumerated().map { index, controller in
            let button = TabButton(index: index, title: controller.title)
            button.addTarget(self, action: #selector(selectAction(_:)), for: .touchUpInside)
            let press = UILongPressGestureRecognizer(target: self, action: #selector(longPress(_:)))
            button.addGestureRecognizer(press)
            return button
        }
    }

    @objc func selectAction(_ sender: AnyObject?) {
        guard let button = sender as? TabButton, let controllers = viewControllers else { return }
        let controller = controllers[button.index]
        if delegate?.tabBarController?(self, shouldSelect: controller) == false { return }
        if shouldHijack?(button.index) ?? false { return }
        selectedIndex = button.index
        delegate?.tabBarController?(self, didSelect: controller)
    }

    @objc internal func longPress(_ press: UILongPressGestureRecognizer) {
        if press.state == UIGestureRecognizer.State.began { pressed += 1 }
    }

    public private(set) var pressed = 0

    private func markSelection() {
        buttons.forEach { $0.isSelected = $0.index == selectedIndex }
    }
}

open class TabButton: UIControl {
    public let index: Int
    @IBInspectable open var title: String?

    init(index: Int, title: String?) {
        self.index = index
        self.title = title
        super.init(frame: .zero)
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

extension TabButton {
    override open var isSelected: Bool {
        get { super.isSelected }
        set {
            super.isSelected = newValue
            accessibilityTraits = newValue ? [.button, .selected] : .button
        }
    }
}
