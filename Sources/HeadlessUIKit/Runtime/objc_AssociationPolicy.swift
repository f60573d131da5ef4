#if !canImport(ObjectiveC)
  /// The policy by which an object retains an associated value.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// Unowned: the value is gone when nothing else holds it.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// As a copy.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly, from any thread.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// As a copy, from any thread.
    case OBJC_ASSOCIATION_COPY = 771
  }
#endif
