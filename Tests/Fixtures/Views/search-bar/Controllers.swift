import UIKit

class MainController: UIViewController, UISearchBarDelegate {}
