/// A value that is set on an object, held as its policy says.
struct AssociatedValue {
  private var strong: Any?
  private weak var weakly: AnyObject?

  #if !canImport(ObjectiveC)
    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        // Only objects can be held by others; a number or a string stays.
        if type(of: value) is AnyClass { weakly = value as AnyObject } else { strong = value }
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        strong = (value as? any NSCopying)?.copy(with: nil) ?? value
      case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
        strong = value
      }
    }
  #endif

  var content: Any? { strong ?? weakly }
}
