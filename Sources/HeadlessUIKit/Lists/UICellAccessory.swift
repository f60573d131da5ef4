/// A view beside the content of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The states in which an accessory is displayed.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The placement of a custom accessory.
  public enum Placement {
    /// Returns the position among other accessories.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// At the leading edge.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The reserved width of an accessory.
  public enum LayoutDimension: Sendable {
    /// The standard width of accessories of the system.
    case standard
    /// The actual width of the accessory.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// The type of an accessory.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, detail, label
    case customView(UIView)

    /// Whether the kinds are the same. Two views of an app are if they are the same object.
    nonisolated public static func == (one: AccessoryType, other: AccessoryType) -> Bool { one.name == other.name }

    /// Adds the kind to a hash.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name of the kind; that of a view is the view itself.
    nonisolated private var name: AnyHashable {
      if case .customView(let view) = self { return ObjectIdentifier(view) }
      return "\(self)"
    }
  }

  /// The kind.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  let isLeading: Bool
  let options: Options
  /// The action of a tap.
  let action: (() -> Void)?
  let text: String?
  private(set) var style = OutlineDisclosureOptions.Style.automatic
  /// The font of a text; nil for that of the system.
  private(set) var font: UIFont?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, isLeading: Bool = false, options: Options,
    text: String? = nil, action: (() -> Void)? = nil
  ) {
    (accessoryType, self.displayed, self.isLeading, self.options) = (type, displayed, isLeading, options)
    (self.text, self.action) = (text, action)
  }

  /// Whether the accessory is shown while the cell is edited, or is not.
  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case _ where options.isHidden: false
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  // MARK: The accessories of the system

  /// A disclosure indicator.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options: options)
  }

  /// A button that expands or collapses the item in an outline.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, options: options.common, action: actionHandler)
    accessory.style = options.style
    return accessory
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options: options)
  }

  /// A detail button.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options: options, action: actionHandler)
  }

  /// A delete button.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true, options: options.common, action: actionHandler)
  }

  /// An insert button.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true, options: options.common, action: actionHandler)
  }

  /// A reorder control.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options: options.common)
  }

  /// A control that shows whether the item is among the selected ones.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true, options: options.common)
  }

  /// A label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options: options.common, text: text)
    accessory.font = options.font
    return accessory
  }

  /// A custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let options = Options(
      isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor)
    let type = AccessoryType.customView(configuration.customView)
    return switch configuration.placement {
    case .leading(let displayed, _): UICellAccessory(type, displayed, isLeading: true, options: options)
    case .trailing(let displayed, _): UICellAccessory(type, displayed, options: options)
    }
  }
}
