/// The value of an attribute, parsed. It becomes Swift text only in code generation.
package enum AttributeValue: Sendable, Equatable {
  case boolean(Bool)
  case integer(Int)
  case number(Decimal)
  /// Text that a user reads.
  case text(String)
  /// Text that a user reads, and what is known of its translations.
  indirect case localized(LocalizedText)
  /// Text that code reads.
  case string(String)
  /// A name, of whatever kind.
  case name(String)
  indirect case type(TypeName)
  case word(Word)
  case words([Word])
  /// Some words in an order.
  case list([Word])
  case key(KeyInput)
  indirect case destinationMethod(DestinationMethod)
  /// The names of several things.
  case names(Names)
  case color(Color)
  indirect case font(Font)
  case image(ImageSource)
  indirect case point(Point)
  indirect case size(Size)
  indirect case rectangle(Rectangle)
  indirect case insets(Insets)
  case date(DateTime)
  indirect case edgeInsets(Insets)
  indirect case offset(Size)
  indirect case symbolConfiguration(SymbolConfiguration)
  case selector(Selector)
  indirect case layout(LayoutExpression)
  indirect case item(ConstraintItem)
  indirect case multiplier(Multiplier)
  indirect case propertyPath(PropertyPath)
  indirect case setting(SettingValue)
  case attributedText(AttributedText)
  indirect case traits(TraitAlternatives)
}

extension AttributeValue {
  /// The value that `text` writes; nil where it is no value of that kind.
  package init?(_ text: String, as kind: ValueKind) {
    let value: AttributeValue? =
      switch kind {
      case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
      case .integer(let least): Int(text).flatMap { $0 >= least ? .integer($0) : nil }
      case .number: Decimal(text).map(AttributeValue.number)
      case .numberIn(let range): Decimal(text).flatMap { range.contains($0.value) ? .number($0) : nil }
      case .text: .text(text)
      case .string: .string(text)
      case .choice(let choice): choice.word(named: text).map(AttributeValue.word)
      case .options(let choice): Self.words(text, choice).map(AttributeValue.words)
      case .list(let choice): Self.words(text, choice).map(AttributeValue.list)
      case .key: KeyInput(text).map(AttributeValue.key)
      case .destinationMethod: DestinationMethod(text).map(AttributeValue.destinationMethod)
      case .references: Names(text).map(AttributeValue.names)
      case .color: Color(text).map(AttributeValue.color)
      case .font: Font(text).map(AttributeValue.font)
      case .image: text.isEmpty ? nil : .image(.asset(text))
      case .systemImage: text.isEmpty ? nil : .image(.symbol(text))
      case .point: Point(text).map(AttributeValue.point)
      case .size: Size(text).map(AttributeValue.size)
      case .rect: Rectangle(text).map(AttributeValue.rectangle)
      case .insets: Insets(text).map(AttributeValue.insets)
      case .date: DateTime(text).map(AttributeValue.date)
      case .edgeInsets: Insets(text).map(AttributeValue.edgeInsets)
      case .offset: Size(text).map(AttributeValue.offset)
      case .symbolConfiguration: SymbolConfiguration(text).map(AttributeValue.symbolConfiguration)
      case .sizeOr(let choice):
        choice.word(named: text).map(AttributeValue.word) ?? Size(text).map(AttributeValue.size)
      case .moduleName: SwiftName.isIdentifier(text) && !SwiftName.isKeyword(text) ? .name(text) : nil
      case .className: TypeName(class: text).map(AttributeValue.type)
      case .newType: TypeName.isNew(text) ? .name(text) : nil
      case .typeName: TypeName(type: text).map(AttributeValue.type)
      case .selector: Selector(text).map(AttributeValue.selector)
      case .position(let side), .dimension(let side): LayoutExpression(text, for: side).map(AttributeValue.layout)
      case .layoutItem: ConstraintItem(text).map(AttributeValue.item)
      case .multiplier: .multiplier(Multiplier(text))
      case .propertyPath: PropertyPath(text).map(AttributeValue.propertyPath)
      // Elements write it, no attribute does.
      case .attributedText: nil
      case .numberOr(let choice):
        Decimal(text).map(AttributeValue.number) ?? choice.word(named: text).map(AttributeValue.word)
      case .traits: TraitAlternatives(text).map(AttributeValue.traits)
      case .reference, .receiver, .identifier: text.isEmpty ? nil : .name(text)
      case .name, .literal: .name(text)
      }
    guard let value else { return nil }
    self = value
  }

  /// Whether it is a number below zero.
  package var isNegative: Bool {
    switch self {
    case .number(let number): number.value < 0
    case .integer(let number): number < 0
    default: false
    }
  }

  private static func words(_ text: String, _ choice: Choice) -> [Word]? {
    let words = text.split(separator: " ").map { choice.word(named: String($0)) }
    guard !words.isEmpty, !words.contains(nil) else { return nil }
    return words.compactMap(\.self)
  }
}
