public import UIKit

open class Home: UIViewController {}
