/// An associated value, retained according to its policy.
struct AssociatedValue {
  private var strong: Any?
  private weak var weakly: AnyObject?

  #if !canImport(ObjectiveC)
    init(_ value: Any, _ policy: objc_AssociationPolicy) {
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN:
        // Only objects can be weak references. Numbers and strings are retained.
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
