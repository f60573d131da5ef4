import UIKit

final class Profile: UIViewController {}
