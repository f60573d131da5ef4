extension AnchorTerm {
  /// The side as UIKit writes it in the reasons of exceptions: as an anchor of its item.
  var name: String {
    let item = item.map { "\(type(of: $0)):\(AnchorTerm.address(of: $0))" } ?? "(null)"
    return "<\(anchor):\(AnchorTerm.address(of: self)) \"\(item).\(attribute)\">"
  }

  private var anchor: String {
    switch kind {
    case .leadingOrTrailing, .leftOrRight, .centerX: "NSLayoutXAxisAnchor"
    case .vertical: "NSLayoutYAxisAnchor"
    case .dimension, .nothing: "NSLayoutDimension"
    }
  }

  fileprivate static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation, as UIKit writes it in warnings.
  var summary: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if second.item != nil {
      right = multiplier == 1 ? second.side : "\(multiplier.written)*\(second.side)"
      if constant != 0 { right += constant < 0 ? " - \((-constant).written)" : " + \(constant.written)" }
    } else {
      right = constant.written
    }
    let priority = priority == .required ? "" : " @\(CGFloat(priority.rawValue).written)"
    let name = identifier.map { "'\($0)' " } ?? ""
    return
      "<\(type(of: self)):\(AnchorTerm.address(of: self)) \(name)\(first.side) \(sign) \(right)\(priority)   (active)>"
  }
}

extension AnchorTerm {
  /// The side, with the class and the address of its item.
  fileprivate var side: String {
    guard let item else { return "\(attribute)" }
    return "\(type(of: item)):\(AnchorTerm.address(of: item)).\(attribute)"
  }
}

extension CGFloat {
  /// The number without a fraction where it has none.
  fileprivate var written: String {
    rounded() == self && magnitude < 1e9 ? String(Int(self)) : "\(self)"
  }
}
