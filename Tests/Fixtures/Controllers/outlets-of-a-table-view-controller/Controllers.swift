import UIKit

class List: UITableViewController {}

class Gallery: UICollectionViewController {}
