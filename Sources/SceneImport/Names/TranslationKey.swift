import InterfaceBuilder
import SceneCatalog

/// The keys under which Xcode exports the texts of storyboards and xibs: the id of an object and the name of its property.
struct TranslationKey {
  /// The name of the text of an element without a key of its own.
  private struct Form {
    /// Interface Builder's element.
    let element: String
    /// The number of elements from it up to the object with the id.
    let levels: Int
    /// The names of the text, the usual one first.
    let names: [String]
  }

  /// In the names, `{text}` is the attribute, `{key}` the key of the element, `{index}` its place among its siblings; of a
  /// runtime attribute, among those that are strings.
  private static let forms: [Form] = [
    Form(element: "buttonConfiguration", levels: 1, names: ["configuration.{text}"]),
    // Interface Builder for macOS, and some versions for iOS, have the second form.
    Form(element: "accessibility", levels: 1, names: ["accessibility{Text}", "ibExternalAccessibility{Text}"]),
    Form(element: "state", levels: 1, names: ["{key}{Text}"]),
    Form(element: "segment", levels: 2, names: ["segmentTitles[{index}]"]),
    Form(element: "scopeButtonTitles", levels: 1, names: ["scopeButtonTitles[{index}]"]),
    Form(
      element: "userDefinedRuntimeAttribute", levels: 2,
      names: ["ibExternalUserDefinedRuntimeAttributesLocalizableStrings[{index}]"]),
  ]

  /// The keys that a text can have, the usual one first.
  ///
  /// - Parameters:
  ///   - source: the element that the text stands in, or that it is.
  ///   - attribute: its attribute that is the text; nil if the element is the text.
  ///   - fallback: what the text is if the document does not name it.
  static func candidates(for source: NibElement, attribute: String?, else fallback: String) -> [String] {
    var (element, text) = (source, attribute ?? source.key ?? fallback)
    var inner = element
    // A text that is an element, or a run of one, is named by the element that it is a property of.
    while texts.contains(element.name), let parent = element.parent {
      if element.name != "fragment" { text = element.key ?? text }
      (inner, element) = (element, parent)
    }
    guard let form = forms.first(where: { $0.element == element.name }) else {
      return element.id.map { ["\($0).\(text)"] } ?? []
    }
    let index = position(of: element.name == "scopeButtonTitles" ? inner : element)
    var holder = element
    for _ in 0..<form.levels { holder = holder.parent ?? holder }
    guard let id = holder.id else { return [] }
    return form.names.map { name in
      id + "."
        + name.replacing("{text}", with: text).replacing("{Text}", with: IdentifierText.capitalized(text))
        .replacing("{key}", with: element.key ?? "normal").replacing("{index}", with: String(index))
    }
  }

  private static let texts: Set<String> = ["string", "mutableString", "attributedString", "fragment"]

  private static func position(of element: NibElement) -> Int {
    let siblings = element.parent?.children ?? []
    let counted = element.name == "userDefinedRuntimeAttribute" ? siblings.filter(isString) : siblings
    return counted.firstIndex { $0 === element } ?? 0
  }

  /// Whether a runtime attribute is a string, which can be translated.
  static func isString(_ setting: NibElement) -> Bool {
    setting["type"] == "string" || setting["type"] == localizedString
  }

  /// The type of runtime attributes that are always translated.
  static let localizedString = "localizedString"
}
