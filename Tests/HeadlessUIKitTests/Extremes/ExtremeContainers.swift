import HeadlessUIKit

extension ExtremeMembers {
  /// What takes a number in containers, bars and presentations.
  static let others: [ExtremeMember] = [
    .init("UIBarButtonItem.fixedSpace(_:)") { x in _ = UIBarButtonItem.fixedSpace(x.number) },
    .init("UIBarButtonItem.width") { x in use(UIBarButtonItem()) { $0.width = x.number } },
    .init("UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment") { x in
      use(UIBarButtonItemAppearance().normal) { $0.backgroundImagePositionAdjustment = x.offset }
    },
    .init("UIBarButtonItemStateAppearance.titlePositionAdjustment") { x in
      use(UIBarButtonItemAppearance().normal) { $0.titlePositionAdjustment = x.offset }
    },
    .init("UIBarItem.imageInsets") { x in use(UIBarButtonItem()) { $0.imageInsets = x.insets } },
    .init("UIBarItem.tag") { x in use(UIBarButtonItem()) { $0.tag = x.integer } },
    .init("UINavigationBar.init(frame:)") { x in use(UINavigationBar(frame: x.rect)) },
    .init("UINavigationBarAppearance.titlePositionAdjustment") { x in
      use(UINavigationBarAppearance()) { $0.titlePositionAdjustment = x.offset }
    },
    .init("UIPopoverPresentationController.popoverLayoutMargins") { x in
      use(ExtremeObjects.popover()) { $0.popoverLayoutMargins = x.insets }
    },
    .init("UIPopoverPresentationController.sourceRect") { x in use(ExtremeObjects.popover()) { $0.sourceRect = x.rect }
    },
    .init("UISheetPresentationController.preferredCornerRadius") { x in
      use(ExtremeObjects.sheet()) { $0.preferredCornerRadius = x.number }
    },
    .init("UISplitViewController.maximumPrimaryColumnWidth") { x in
      use(ExtremeObjects.split()) { $0.maximumPrimaryColumnWidth = x.number }
    },
    .init("UISplitViewController.minimumPrimaryColumnWidth") { x in
      use(ExtremeObjects.split()) { $0.minimumPrimaryColumnWidth = x.number }
    },
    .init("UISplitViewController.preferredPrimaryColumnWidth") { x in
      use(ExtremeObjects.split()) { $0.preferredPrimaryColumnWidth = x.number }
    },
    .init("UISplitViewController.preferredPrimaryColumnWidthFraction") { x in
      use(ExtremeObjects.split()) { $0.preferredPrimaryColumnWidthFraction = x.number }
    },
    .init("UITabBar.init(frame:)") { x in use(UITabBar(frame: x.rect)) },
    .init("UITabBar.itemSpacing") { x in use(UITabBar()) { $0.itemSpacing = x.number } },
    .init("UITabBar.itemWidth") { x in use(UITabBar()) { $0.itemWidth = x.number } },
    .init("UITabBarController.selectedIndex") { x in use(ExtremeObjects.tabs()) { $0.selectedIndex = x.integer } },
    .init("UITabBarItem.init(tabBarSystemItem:tag:)") { x in use(UITabBarItem(tabBarSystemItem: .more, tag: x.integer))
    },
    .init("UITabBarItem.init(title:image:tag:)") { x in
      use(UITabBarItem(title: "Text", image: UIImage(), tag: x.integer))
    },
    .init("UITabBarItem.titlePositionAdjustment") { x in use(UITabBarItem()) { $0.titlePositionAdjustment = x.offset }
    },
    .init("UITabBarItemStateAppearance.badgePositionAdjustment") { x in
      use(UITabBarItemAppearance().normal) { $0.badgePositionAdjustment = x.offset }
    },
    .init("UITabBarItemStateAppearance.badgeTitlePositionAdjustment") { x in
      use(UITabBarItemAppearance().normal) { $0.badgeTitlePositionAdjustment = x.offset }
    },
    .init("UITabBarItemStateAppearance.titlePositionAdjustment") { x in
      use(UITabBarItemAppearance().normal) { $0.titlePositionAdjustment = x.offset }
    },
    .init("UIToolbar.init(frame:)") { x in use(UIToolbar(frame: x.rect)) },
    .init("UIViewController.additionalSafeAreaInsets") { x in
      use(UIViewController()) { $0.additionalSafeAreaInsets = x.insets }
    },
    .init("UIViewController.preferredContentSize") { x in use(UIViewController()) { $0.preferredContentSize = x.size }
    },
    .init("UIViewController.size(forChildContentContainer:withParentContainerSize:)") { x in
      use(UIViewController()) {
        _ = $0.size(forChildContentContainer: UIViewController(), withParentContainerSize: x.size)
      }
    },
    .init("UIViewController.transition(from:to:duration:options:animations:completion:)") { x in
      ExtremeObjects.transition(in: x.double)
    },
    .init("UIViewController.viewWillTransition(to:with:)") { x in ExtremeObjects.resize(to: x.size) },
    .init("UIWindow.Level.init(_:)") { x in use(UIWindow.Level(x.number)) },
  ]
}
