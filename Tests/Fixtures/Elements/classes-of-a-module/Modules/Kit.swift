// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import UIKit

open class Fade: UIStoryboardSegue {}

open class Grid: UICollectionViewFlowLayout {}

open class Pull: UITapGestureRecognizer {}
