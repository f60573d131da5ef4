extension UICellAccessory {
  /// The look that all accessories have.
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
  public typealias DeleteOptions = FilledOptions
  /// The look of an insert button.
  public typealias InsertOptions = FilledOptions
  /// The look of a selection circle.
  public typealias MultiselectOptions = FilledOptions

  /// The look of an accessory with a colour behind it.
  @preconcurrency @MainActor public struct FilledOptions {
    let common: Options
    /// The colour behind the accessory; nil for that of its kind.
    public var backgroundColor: UIColor?

    /// A look, with the values of the system where there are none.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  /// The look of a handle.
  @preconcurrency @MainActor public struct ReorderOptions {
    let common: Options
    /// Whether there is a line before the handle; nil for what the system does.
    public var showsVerticalSeparator: Bool?

    /// A look, with the values of the system where there are none.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The look of a text.
  @preconcurrency @MainActor public struct LabelOptions {
    let common: Options
    /// The font; nil for that of the system.
    public var font: UIFont?
    /// Whether the font follows the text size that the user chooses.
    public var adjustsFontForContentSizeCategory: Bool

    /// A look, with the values of the system where there are none.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

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
