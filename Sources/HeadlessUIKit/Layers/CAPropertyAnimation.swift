/// A change of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property.
  open var keyPath: String?
  /// Whether values are added to that of the layer.
  open var isAdditive = false
  /// Whether each repetition begins where the last one has ended.
  open var isCumulative = false

  /// An animation of the property of a key path.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}
