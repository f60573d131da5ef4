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
    guard let value = kind.definition.value(of: text) else { return nil }
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
}
