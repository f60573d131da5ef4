import UIKit

class Profile: UIViewController {}
