extension UIView {
  /// The properties that few views set.
  struct UncommonProperties {
    var mask: UIView?
    var restorationIdentifier: String?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var interactions: [any UIInteraction] = []
  }

  /// Which colour the tint has in the view.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// The name under which the state would be kept.
  public var restorationIdentifier: String? {
    get { uncommon.restorationIdentifier }
    set { uncommon.restorationIdentifier = newValue }
  }

  /// Whether the view receives more than one touch.
  public var isMultipleTouchEnabled: Bool {
    get { uncommon.isMultipleTouchEnabled }
    set { uncommon.isMultipleTouchEnabled = newValue }
  }

  /// Whether the view's touches exclude those of other views.
  public var isExclusiveTouch: Bool {
    get { uncommon.isExclusiveTouch }
    set { uncommon.isExclusiveTouch = newValue }
  }

  /// A view whose opacity is that of this view, point by point.
  public var mask: UIView? {
    get { uncommon.mask }
    set {
      uncommon.mask = newValue
      layer.mask = newValue?.layer
    }
  }

  /// Which colour the tint has.
  public var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { uncommon.tintAdjustmentMode }
    set { uncommon.tintAdjustmentMode = newValue }
  }

  /// The number of pixels per point.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Whether the view has the focus; none has here.
  public var isFocused: Bool { false }

  /// The interactions of the view.
  public var interactions: [any UIInteraction] {
    get { uncommon.interactions }
    set {
      for old in uncommon.interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, which leaves the view that it was in.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    uncommon.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard uncommon.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    uncommon.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// A view of the same size, as a picture of this one; it shows nothing here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: bounds) }
}
