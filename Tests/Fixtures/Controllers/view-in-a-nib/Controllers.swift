import UIKit

class Profile: UIViewController {}

class Photos: UICollectionViewController {}
