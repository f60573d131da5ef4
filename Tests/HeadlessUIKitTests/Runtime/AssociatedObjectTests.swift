import HeadlessUIKit
import Testing

/// Values that are set on objects from outside.
@MainActor @Suite struct AssociatedObjectTests {
  private static let first = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let second = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private final class Value: NSObject {}

  /// Objects that store their values themselves, and one that does not.
  private static let owners: [NSObject] = [
    UIView(), UIViewController(), UILayoutGuide(), UIBarItem(), UITapGestureRecognizer(), NSLayoutConstraint(),
    CALayer(),
    UINavigationItem(title: ""),
  ]

  @Test("A value stays until it is replaced or removed")
  func values() {
    for owner in Self.owners {
      objc_setAssociatedObject(owner, Self.first, "one", .OBJC_ASSOCIATION_COPY_NONATOMIC)
      objc_setAssociatedObject(owner, Self.second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, Self.first) as? String == "one")
      #expect(objc_getAssociatedObject(owner, Self.second) as? Int == 2)
      objc_setAssociatedObject(owner, Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, Self.first) == nil)
      objc_removeAssociatedObjects(owner)
      #expect(objc_getAssociatedObject(owner, Self.second) == nil)
    }
  }

  @Test("A retained value lives as long as the object, an assigned one is not retained")
  func lifetime() {
    var view: UIView? = UIView()
    weak var retained: Value?
    weak var assigned: Value?
    do {
      let values = (Value(), Value())
      (retained, assigned) = values
      if let view {
        objc_setAssociatedObject(view, Self.first, values.0, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(view, Self.second, values.1, .OBJC_ASSOCIATION_ASSIGN)
      }
    }
    #expect(retained != nil && assigned == nil)
    view = nil
    #expect(retained == nil)
  }

  @Test("The values of any object end with it, at the latest when transactions are flushed")
  func strangers() {
    weak var value: Value?
    do {
      let (stranger, kept) = (Value(), Value())
      value = kept
      objc_setAssociatedObject(stranger, Self.first, kept, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(stranger, Self.first) as? Value === kept)
    }
    Transactions.flush()
    #expect(value == nil)
  }

  @Test("Code runs in a pool as it does outside")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
  }
}
