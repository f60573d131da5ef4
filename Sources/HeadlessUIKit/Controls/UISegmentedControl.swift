import UIKitFacts
import LayoutSolver

/// A control with segments, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The size of segments that are as wide as the widest title needs.
  open override var intrinsicContentSize: CGSize {
    Content.segments(segments.map { $0.image == nil ? $0.title ?? "" : nil }).size(limit: 0)
  }
  /// The size of segments that are as wide as the widest title needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
  override var hasOwnSize: Bool { true }
  override var standardHugging: LayoutPriorities { LayoutPriorities(of: "segmentedControl") }
  /// From the frame to the rectangle that constraints speak of.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(ControlSizes.alignmentInsets(of: "segmentedControl"))
  }

  /// Represents the choice of none.
  public class var noSegment: Int { -1 }

  private struct Segment {
    var title: String?
    var image: UIImage?
    var isEnabled = true
    var width: CGFloat = 0
    var contentOffset = CGSize.zero
  }

  private var segments: [Segment] = [] {
    didSet { contentDidChange() }
  }

  /// The index of the selected segment; `noSegment` if none is.
  open var selectedSegmentIndex = -1
  /// Whether a segment is chosen only while a finger is on it.
  open var isMomentary = false
  /// Whether a segment has the width of its content.
  open var apportionsSegmentWidthsByContent = false
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A control to choose from the given titles and images.
  public init(items: [Any]?) {
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    super.init(frame: .zero)
  }

  /// Makes a control without reading the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Inserts a segment that shows a title.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: place(of: segment))
  }

  /// Inserts a segment that shows a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: place(of: segment))
  }

  private func place(of segment: Int) -> Int {
    min(max(segment, 0), segments.count)
  }

  /// Removes a segment.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex >= segments.count { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  /// Sets the title of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = title
    segments[segment].image = nil
  }

  /// The title of a segment.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the image of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].title = nil
    segments[segment].image = image
  }

  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Gives a segment a width; 0 for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].width = width
  }

  /// The width that code has given a segment.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Moves the content of a segment.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].contentOffset = offset
  }

  /// The offset of the content of a segment.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].contentOffset : .zero
  }

  private var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  /// Sets the attributes of titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
  }
  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }
}
