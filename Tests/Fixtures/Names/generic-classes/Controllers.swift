import UIKit

class Page<Key, Value>: UIViewController {}

class Box<Element>: UIView {}

enum Shelf {
  class Row<Element>: UIView {}
}
