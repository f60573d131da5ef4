/// A change of a layer from one state to another as a whole.
open class CATransition: CAAnimation {
  /// The animation of the transition.
  open var type = CATransitionType.fade
  /// The side from which the new state comes.
  open var subtype: CATransitionSubtype?
  /// The fraction at which the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// The fraction at which the transition ends, from 0 to 1.
  open var endProgress: Float = 1
}
