import UIKit

class WobblyItem: UITabBarItem {}
