// Made by scenec, for a platform without Objective-C.
// swift-format-ignore-file
#sourceLocation(file: "Originals/CustomTabBar.swift", line: 1)
// swift-format-ignore-file

import UIKit

/// A tab bar controller with buttons of its own.
              open class CustomTabBarController: UITabBarController {
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
            button.addTarget(self, action: Selector(_name: "selectAction:", of: CustomTabBarController.self, calls: { $0.selectAction(_:)($1) }), for: .touchUpInside)
            let press = UILongPressGestureRecognizer(target: self, action: Selector(_name: "longPress:", of: CustomTabBarController.self, calls: { $0.longPress(_:)($1) }))
            button.addGestureRecognizer(press)
            return button
        }
    }

          func selectAction(_ sender: AnyObject?) {
        guard let button = sender as? TabButton, let controllers = viewControllers else { return }
        let controller = controllers[button.index]
        if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
        if shouldHijack?(button.index) ?? false { return }
        selectedIndex = button.index
        delegate?.tabBarController(self, didSelect: controller)
    }

          internal func longPress(_ press: UILongPressGestureRecognizer) {
        if press.state == UIGestureRecognizer.State.began { pressed += 1 }
    }

    public private(set) var pressed = 0

    private func markSelection() {
        buttons.forEach { $0.isSelected = $0.index == selectedIndex }
    }
}

open class TabButton: UIControl {
    public let index: Int
                   open var title: String?

    init(index: Int, title: String?) {
        self.index = index
        self.title = title
        super.init(frame: .zero)
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

#sourceLocation(file: "Originals/CustomTabBar.swift", line: 64)
override open var isSelected: Bool {
        get { super.isSelected }
        set {
            super.isSelected = newValue
            accessibilityTraits = newValue ? [.button, .selected] : .button
        }
    }
#sourceLocation(file: "Originals/CustomTabBar.swift", line: 61)
}

extension TabButton {
                                        
                                
             
                                       
                                                                           
         
     
}
