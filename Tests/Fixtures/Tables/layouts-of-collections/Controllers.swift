import UIKit

class MosaicLayout: UICollectionViewLayout {}

class LineLayout: UICollectionViewFlowLayout {}
