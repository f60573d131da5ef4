import UIKit

class MainTabs: UITabBarController {}
class Tour: UIPageViewController {}
class Login: UINavigationController {}
class Mail: UISplitViewController {}
