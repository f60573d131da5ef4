/// A change of a layer from one state to another as a whole.
open class CATransition: CAAnimation {
  /// How the states follow each other.
  open var type = CATransitionType.fade
  /// The side from which the new state comes.
  open var subtype: CATransitionSubtype?
  /// Where the transition begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where the transition ends, from 0 to 1.
  open var endProgress: Float = 1
}
