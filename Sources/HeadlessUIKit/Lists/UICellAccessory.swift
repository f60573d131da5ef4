/// A view beside the content of a list cell.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// Where an accessory of the app is.
  public enum Placement {
    /// Calculates the place among other accessories.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    /// Before the content.
    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    /// Behind the content.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// The room that an accessory takes.
  public enum LayoutDimension: Sendable {
    /// The width that the system uses for its own accessories.
    case standard
    /// The width of the accessory.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// The kind of an accessory.
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
  /// What a tap does.
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

  /// The sign that the item leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.disclosureIndicator, displayed, options: options)
  }

  /// The button that shows the items below the item.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, options: options.common, action: actionHandler)
    accessory.style = options.style
    return accessory
  }

  /// The sign of a chosen item.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed, options: options)
  }

  /// The button for details about the item.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options: options, action: actionHandler)
  }

  /// The button that deletes the item.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, isLeading: true, options: options.common, action: actionHandler)
  }

  /// The button that adds an item.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, isLeading: true, options: options.common, action: actionHandler)
  }

  /// The handle with which the user moves the item.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, options: options.common)
  }

  /// The circle with which the user selects the item among others.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed, isLeading: true, options: options.common)
  }

  /// A text, such as a number.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options: options.common, text: text)
    accessory.font = options.font
    return accessory
  }

  /// A view of the app.
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
