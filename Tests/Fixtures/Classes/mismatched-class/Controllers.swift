import UIKit

class ProfileView: UIView {}
