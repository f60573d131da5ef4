import UIKit

class Grid: UICollectionViewController {}
