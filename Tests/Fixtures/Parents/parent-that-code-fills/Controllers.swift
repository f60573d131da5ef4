import UIKit

class MainTabs: UITabBarController {}
