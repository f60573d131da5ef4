import SceneCatalog
import SceneCompiler
import UIKitFacts

/// The values of an object's attributes with the traits of an environment. Those that only previews show win.
struct ObjectValues {
  private let attributes: [Attribute]
  private let variations: [Attribute]
  private let previews: [Attribute]
  private let context: ScreenContext
  private var environment: PreviewEnvironment { context.environment }

  init(_ object: SceneObject, _ context: ScreenContext) {
    self.context = context
    guard object.used != nil else {
      (attributes, variations, previews) = (object.attributes, object.variations, object.previews)
      return
    }
    let makers = context.makers(of: object)
    attributes = makers.flatMap(\.attributes)
    variations = makers.flatMap(\.variations)
    previews = makers.flatMap(\.previews)
  }

  init(_ controller: Controller, _ context: ScreenContext) {
    (attributes, variations, previews) = (controller.attributes, [], controller.previews)
    self.context = context
  }

  init(_ segue: Segue, _ context: ScreenContext) {
    (attributes, variations, previews) = (segue.attributes, [], [])
    self.context = context
  }

  /// The value of an attribute: that of the condition which holds and wins, or the one without a condition.
  subscript(name: String) -> AttributeValue? {
    if let preview = self.preview(name) { return preview }
    let varied = variations.first { $0.kind.name == name && ($0.condition.map(environment.holds) ?? true) }
    return (varied ?? attributes.first { $0.kind.name == name })?.value
  }

  /// The value that only previews show.
  func preview(_ name: String) -> AttributeValue? {
    previews.isEmpty ? nil : previews.first { $0.kind.name == name }?.value
  }

  func text(_ name: String) -> String? {
    switch self[name] {
    case .text(let text), .string(let text), .name(let text): text
    case .localized(let text): context.resources.translations.text(text, in: environment.language)
    default: nil
    }
  }

  func number(_ name: String) -> Double? {
    switch self[name] {
    case .number(let number): number.value
    case .integer(let number): Double(number)
    default: nil
    }
  }

  func integer(_ name: String) -> Int? { if case .integer(let number)? = self[name] { number } else { nil } }

  func flag(_ name: String) -> Bool? { if case .boolean(let flag)? = self[name] { flag } else { nil } }

  func word(_ name: String) -> String? { if case .word(let word)? = self[name] { word.name } else { nil } }

  func words(_ name: String) -> [String] {
    switch self[name] {
    case .words(let words), .list(let words): words.map(\.name)
    default: []
    }
  }

  func insets(_ name: String) -> LayoutInsets? {
    switch self[name] {
    case .insets(let insets), .edgeInsets(let insets): layoutInsets(insets)
    default: nil
    }
  }

  func rectangle(_ name: String) -> LayoutRect? {
    guard case .rectangle(let rect)? = self[name] else { return nil }
    return LayoutRect(x: rect.x.value, y: rect.y.value, width: rect.width.value, height: rect.height.value)
  }

  func size(_ name: String) -> LayoutSize? {
    guard case .size(let size)? = self[name] else { return nil }
    return LayoutSize(width: size.width.value, height: size.height.value)
  }

  func color(_ name: String) -> RGBA? {
    guard case .color(let color)? = self[name] else { return nil }
    return color.rgba(context)
  }

  func font(_ name: String) -> FontFacts? {
    guard case .font(let font)? = self[name] else { return nil }
    return font.facts(environment)
  }

  /// How large a symbol is with the configuration that the scene writes, or without one.
  var symbolFacts: SymbolFacts {
    guard case .symbolConfiguration(let configuration)? = self["symbolConfiguration"] else { return SymbolFacts() }
    let scale = configuration.scale.flatMap(SymbolFacts.Scale.init) ?? .medium
    switch configuration.size {
    case .points(let points)?: return SymbolFacts(pointSize: points.value, scale: scale)
    case .textStyle(let name)?:
      let style = TextStyle(rawValue: name) ?? .body
      return SymbolFacts(pointSize: style.size(environment.textSize), scale: scale)
    case nil: return SymbolFacts(scale: scale)
    }
  }

  /// The image of an attribute, or the symbol of the one that is called like it.
  func image(_ name: String = "image", symbol: String = "systemImage") -> ImageSource? {
    for value in [preview(name), preview(symbol), self[name], self[symbol]] {
      if case .image(let source)? = value { return source }
    }
    return nil
  }

  /// The colours that the scene chose, without those of the system.
  var ownColors: [RGBA] {
    (attributes + variations + previews).compactMap { attribute in
      guard case .color(let color) = self[attribute.kind.name], color.isOwn(context.resources) else { return nil }
      return color.rgba(context)
    }
  }

  /// The value that a `set` element writes for a property such as `layer.cornerRadius`.
  func setting(_ path: String) -> AttributeValue? {
    attributes.first { $0.kind.name == ElementKind.set.name && $0.text == path }?.value
  }

  private func layoutInsets(_ insets: Insets) -> LayoutInsets {
    let (left, right) =
      environment.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    return LayoutInsets(top: insets.top.value, left: left.value, bottom: insets.bottom.value, right: right.value)
  }
}
