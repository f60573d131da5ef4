import UIKit

class Town: UIViewController {}
