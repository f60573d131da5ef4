extension LayoutTerm {
  /// The side as UIKit writes it in the reasons of exceptions: as an anchor of its item.
  var name: String {
    let item = item.map { "\(type(of: $0)):\(address(of: $0))" } ?? "(null)"
    return "<\(anchor):\(address(of: self)) \"\(item).\(attribute)\">"
  }

  private var anchor: String {
    switch kind {
    case .leadingOrTrailing, .leftOrRight, .centerX: "NSLayoutXAxisAnchor"
    case .vertical: "NSLayoutYAxisAnchor"
    case .dimension, .nothing: "NSLayoutDimension"
    }
  }

  private func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
