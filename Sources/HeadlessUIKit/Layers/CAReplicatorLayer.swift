/// A layer that shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  /// The number of instances.
  open var instanceCount = 1
  /// The seconds between the animations of two instances.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from one instance to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour by which the first instance is multiplied.
  open var instanceColor: CGColor?
  /// The offset that is added to the red component of each instance.
  open var instanceRedOffset: Float = 0
  /// The offset that is added to the green component of each instance.
  open var instanceGreenOffset: Float = 0
  /// The offset that is added to the blue component of each instance.
  open var instanceBlueOffset: Float = 0
  /// The offset that is added to the alpha of each instance.
  open var instanceAlphaOffset: Float = 0
  /// Whether the sublayers keep their depth.
  open var preservesDepth = false
}
