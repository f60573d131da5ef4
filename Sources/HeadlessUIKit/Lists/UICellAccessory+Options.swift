extension UICellAccessory {
  /// The look of an accessory.
  @preconcurrency @MainActor public struct Options {
    /// Whether the accessory is hidden; its room is free then.
    public var isHidden: Bool
    /// The room that the accessory takes; nil for that of its kind.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for that of its kind.
    public var tintColor: UIColor?

    /// A look, with the values of the system where there are none.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The look of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The look of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The look of a detail button.
  public typealias DetailOptions = Options
  /// The look of a delete button.
  public typealias DeleteOptions = Options
  /// The look of an insert button.
  public typealias InsertOptions = Options
  /// The look of a handle.
  public typealias ReorderOptions = Options
  /// The look of a selection circle.
  public typealias MultiselectOptions = Options
  /// The look of a text.
  public typealias LabelOptions = Options

  /// The look of a button that shows the items below the item.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// What the user taps.
    public enum Style: Sendable {
      /// The whole cell if it does nothing else; here, as `cell`.
      case automatic
      /// The whole cell.
      case header
      /// The button.
      case cell
    }

    /// What the user taps.
    public var style: Style
    let common: Options

    /// A look, with the values of the system where there are none.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// A view of the app as an accessory.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where the view is.
    public let placement: Placement
    /// Whether the view is hidden; its room is free then.
    public var isHidden: Bool
    /// The room that the view takes; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// The colour; nil for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool

    /// A view at a place.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
