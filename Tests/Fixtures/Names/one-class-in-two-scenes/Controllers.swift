import UIKit

class Page: UIViewController {}
