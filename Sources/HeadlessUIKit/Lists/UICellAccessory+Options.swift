extension UICellAccessory {
  /// The options that all accessories have.
  @preconcurrency @MainActor public struct Options {
    /// Whether the accessory is hidden, and takes no room.
    public var isHidden: Bool
    /// The reserved width; nil for that of its type.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour; nil for that of its type.
    public var tintColor: UIColor?

    /// Options, with the values of the system by default.
    public init(isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The options of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = Options
  /// The options of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The options of a detail button.
  public typealias DetailOptions = Options
  /// The options of a delete button.
  public typealias DeleteOptions = FilledOptions
  /// The options of an insert button.
  public typealias InsertOptions = FilledOptions
  /// The options of a multiselect accessory.
  public typealias MultiselectOptions = FilledOptions

  /// The options of an accessory with a background colour.
  @preconcurrency @MainActor public struct FilledOptions {
    let common: Options
    /// The background colour; nil for that of its type.
    public var backgroundColor: UIColor?

    /// Options, with the values of the system by default.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a reorder control.
  @preconcurrency @MainActor public struct ReorderOptions {
    let common: Options
    /// Whether a vertical separator is shown before the control; nil for the default of the system.
    public var showsVerticalSeparator: Bool?

    /// Options, with the values of the system by default.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The options of a label.
  @preconcurrency @MainActor public struct LabelOptions {
    let common: Options
    /// The font; nil for that of the system.
    public var font: UIFont?
    /// Whether the font follows the text size that the user chooses.
    public var adjustsFontForContentSizeCategory: Bool

    /// Options, with the values of the system by default.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool = true
    ) {
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// The options of an outline disclosure.
  @preconcurrency @MainActor public struct OutlineDisclosureOptions {
    /// The part of the cell that the user taps.
    public enum Style: Sendable {
      /// The default of the system; here, as `cell`.
      case automatic
      /// The whole cell.
      case header
      /// The button.
      case cell
    }

    /// The part of the cell that the user taps.
    public var style: Style
    let common: Options

    /// Options, with the values of the system by default.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      common = Options(isHidden: isHidden, reservedLayoutWidth: reservedLayoutWidth, tintColor: tintColor)
    }
  }

  /// The configuration of an accessory with a custom view.
  @preconcurrency @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The placement of the view.
    public let placement: Placement
    /// Whether the view is hidden, and takes no room.
    public var isHidden: Bool
    /// The reserved width; nil for that of the view.
    public var reservedLayoutWidth: LayoutDimension?
    /// The tint colour; nil for that of the cell.
    public var tintColor: UIColor?
    /// Whether the view keeps its size.
    public var maintainsFixedSize: Bool

    /// A custom view with a placement.
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
