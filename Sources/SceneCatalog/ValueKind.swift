/// The kind of value of an attribute, as the catalogue states it. `ValueKinds` has a file about each.
public enum ValueKind: Sendable, Equatable {
  /// `true` or `false`.
  case boolean
  /// A whole number, not below a limit.
  case integer(atLeast: Int)
  /// A decimal number.
  case number
  /// A decimal number in a range.
  case numberIn(ClosedRange<Double>)
  /// Text that a user reads; it becomes a string literal.
  case text
  /// Text that code reads, such as the name of a file; it becomes a string literal.
  case string
  /// One of several words.
  case choice(Choice)
  /// Some of several words, separated by spaces.
  case options(Choice)
  /// Some of several words in an order, separated by spaces.
  case list(Choice)
  /// A key: a character, or a word for one that has none, such as `upArrow`.
  case key
  /// The method that makes the destination of a segue: `makeEditor`, `makeEditor(sender:)`.
  case destinationMethod
  /// The name of something that an action is sent to, or `firstResponder`.
  case receiver
  /// The names of several other things, separated by spaces.
  case references
  /// `systemBackground`, `#336699`, `#336699CC`, `rgb(1 0.5 0)`, `p3(1 0.5 0)`, `white 0.5`, or the name of a colour
  /// asset as `asset:Brand`; each with `alpha 0.5` behind it where it is not opaque.
  case color
  /// `body`, `body bold`, `system 17`, `system 17 bold rounded`, `system 17 italic`, `Avenir-Heavy 17` or
  /// `Avenir-Heavy 17 scaled body`.
  case font
  /// The name of an image asset.
  case image
  /// The name of an SF symbol.
  case systemImage
  /// `x y`.
  case point
  /// `width height`.
  case size
  /// `x y width height`.
  case rect
  /// A point in time: `2030-12-31T12:00:00Z`.
  case date
  /// One number for all edges, or `top leading bottom trailing`.
  case insets
  /// One number for all edges, or `top left bottom right`, the same in languages from right to left.
  case edgeInsets
  /// `horizontal vertical`.
  case offset
  /// The configuration of a symbol: `17 bold large`, `body large`, `scale large`.
  case symbolConfiguration
  /// `width height`, or one of several words.
  case sizeOr(Choice)
  /// A new name: a Swift identifier.
  case name
  /// Text that becomes a Swift name, such as a segue's identifier.
  case identifier
  /// The name of something else.
  case reference
  /// A property, or one of what a property holds: `layer.cornerRadius`.
  case propertyPath
  /// Text in parts, which elements write.
  case attributedText
  /// The name of a Swift class, which may be nested or generic: `Login.Form`, `Box<Int>`.
  case className
  /// The name of a Swift module.
  case moduleName
  /// The name of a Swift type that is generated.
  case newType
  /// A Swift type: `Item`, `[String]`, `Item?`.
  case typeName
  /// A method: `save`, `save(_:)` or `save:`.
  case selector
  /// A position of one edge or centre: `8`, `safeArea 8`, `>=8`, `title.bottom + 8 @750`.
  case position(LayoutSide)
  /// A width or height: `44`, `>=44`, `title.width * 0.5`.
  case dimension(LayoutSide)
  /// An item of a constraint: the name of a view or guide, or a guide: `title`, `title.safeArea`, `safeArea`.
  case layoutItem
  /// The multiplier of a constraint: `1.5`, `3:2` or `3/2`.
  case multiplier
  /// A decimal number, or one of several words.
  case numberOr(Choice)
  /// Traits: `compactWidth`, `compactWidth.regularHeight or dark`.
  case traits
  /// A literal of a parameter's type.
  case literal
}

extension ValueKind {
  /// What the kind is.
  package var definition: any ValueDefinition {
    switch self {
    case .boolean: BooleanKind()
    case .integer(let least): IntegerKind(least: least)
    case .number: NumberKind()
    case .numberIn(let range): NumberInRangeKind(range: range)
    case .text: TextKind()
    case .string: StringKind()
    case .choice(let choice): ChoiceKind(alternatives: choice)
    case .options(let choice): WordsKind(alternatives: choice, isOrdered: false)
    case .list(let choice): WordsKind(alternatives: choice, isOrdered: true)
    case .key: KeyKind()
    case .destinationMethod: DestinationMethodKind()
    case .receiver: ReceiverKind()
    case .references: ReferencesKind()
    case .color: ColorKind()
    case .font: FontKind()
    case .image: ImageKind()
    case .systemImage: SystemImageKind()
    case .point: PointKind()
    case .size: SizeKind()
    case .rect: RectangleKind()
    case .date: DateKind()
    case .insets: InsetsKind(isDirectional: true)
    case .edgeInsets: InsetsKind(isDirectional: false)
    case .offset: OffsetKind()
    case .symbolConfiguration: SymbolConfigurationKind()
    case .sizeOr(let choice): SizeOrWordKind(alternatives: choice)
    case .name: NameKind()
    case .identifier: IdentifierKind()
    case .reference: ReferenceKind()
    case .propertyPath: PropertyPathKind()
    case .attributedText: AttributedTextKind()
    case .className: ClassNameKind()
    case .moduleName: ModuleNameKind()
    case .newType: NewTypeKind()
    case .typeName: TypeNameKind()
    case .selector: SelectorKind()
    case .position(let side): LayoutKind(side: side, isPosition: true)
    case .dimension(let side): LayoutKind(side: side, isPosition: false)
    case .layoutItem: LayoutItemKind()
    case .multiplier: MultiplierKind()
    case .numberOr(let choice): NumberOrWordKind(alternatives: choice)
    case .traits: TraitsKind()
    case .literal: LiteralKind()
    }
  }
}
