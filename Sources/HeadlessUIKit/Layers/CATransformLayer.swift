/// A layer that keeps the depth of its sublayers.
open class CATransformLayer: CALayer {}
