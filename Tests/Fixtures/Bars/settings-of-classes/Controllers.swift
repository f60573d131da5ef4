import UIKit

class TintedBar: UINavigationBar {
  var solidColor: UIColor?
}

class BouncingItem: UITabBarItem {
  var animation: String?
}

class Home: UIViewController {}
