import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax

extension Session {
  /// What can be written at an offset, and whether there is more than is listed.
  ///
  /// - Parameter snippets: whether the client can put the cursor where something is missing.
  public func completions(
    _ path: String, _ offset: Int, snippets: Bool
  ) -> (items: [CompletionItem], isIncomplete: Bool) {
    guard let scene = scene(path) else { return ([], false) }
    let context = CursorContext(scene.text.bytes, at: offset)
    let items = Completion(scene: scene, context: context, offset: offset, snippets: snippets).items
    guard items.count > Self.completionLimit else { return (items, false) }
    // A client sorts thousands of names slower than it asks for them again.
    let typed = items.first.map { scene.text.bytes[min($0.range.start, offset)..<offset] } ?? []
    let letters = Array(String(decoding: typed, as: UTF8.self).lowercased().utf8)
    let matching = items.lazy.filter { $0.label.hasLetters(letters) }.prefix(Self.completionLimit)
    return (Array(matching), true)
  }

  /// The most items of an answer.
  private static let completionLimit = 200
}

/// Finds what can be written at the cursor.
struct Completion {
  let scene: SceneInModule
  let context: CursorContext
  let offset: Int
  let snippets: Bool

  var items: [CompletionItem] {
    switch context.target {
    case .content: elements(isTagOpen: false)
    case .elementName: elements(isTagOpen: true)
    case .endTagName: endTags
    case .attributeName: attributes
    case .value(let name): values(of: name)
    case .nothing: []
    }
  }

  private var range: SourceRange { SourceRange(context.range.lowerBound, context.range.upperBound) }

  // MARK: Elements

  private func elements(isTagOpen: Bool) -> [CompletionItem] {
    let isRoot = context.path.isEmpty
    let kinds: [ElementKind]
    if isRoot {
      kinds = scene.outline.items.isEmpty || isTagOpen ? [.scenes] : []
    } else if let parent = context.parentKind {
      let parts = parent.parts
      kinds =
        parts
        + Catalog.elements.filter { kind in
          parent.children.contains(kind.role) && !parts.contains { $0.name == kind.name }
        }
    } else {
      kinds = []
    }
    return kinds.map { element($0, isTagOpen) }
  }

  private func element(_ kind: ElementKind, _ isTagOpen: Bool) -> CompletionItem {
    let prefix = isTagOpen ? "" : "<"
    // Behind a name there may be attributes already, or the end of the tag.
    let isNameOnly = isTagOpen && (context.isTagClosed || !context.attributes.isEmpty)
    var item = CompletionItem(
      label: kind.name, kind: .element, detail: kind.type, documentation: Markdown.element(kind),
      text: prefix + kind.name, range: range)
    guard snippets, !isNameOnly else { return item }
    item.isSnippet = true
    item.text = prefix + Self.snippet(of: kind)
    return item
  }

  /// An element with what it must have: `<segue kind="$1" destination="$2"/>$0`.
  private static func snippet(of kind: ElementKind) -> String {
    var text = kind.name
    var stop = 1
    for attribute in kind.attributes where attribute.isRequired {
      text += " \(attribute.name)=\"$\(stop)\""
      stop += 1
    }
    let holdsElements = !kind.children.subtracting([.setting, .attributedText]).isEmpty
    let isContainer = holdsElements && kind.role.isOne(of: [.scenes, .controller])
    return isContainer ? text + ">\n  $0\n</\(kind.name)>" : text + (stop == 1 ? " $1/>$0" : "/>$0")
  }

  private var endTags: [CompletionItem] {
    guard let name = context.path.last else { return [] }
    let bytes = scene.text.bytes
    let isClosed = context.range.upperBound < bytes.count && bytes[context.range.upperBound] == UInt8(ascii: ">")
    return [CompletionItem(label: name, kind: .element, text: isClosed ? name : name + ">", range: range)]
  }

  // MARK: Attributes

  private var attributes: [CompletionItem] {
    guard let kind = context.tagKind else { return [] }
    let written = context.attributes.filter { $0.range != context.range }.map(\.name)
    let segueKind = kind.role == .segue ? context.value(of: .kind) : nil
    return kind.attributes.filter { attribute in
      guard !written.contains(Self.written(attribute)) else { return false }
      if attribute.excluded.contains(where: written.contains) { return false }
      guard let segueKind, let kinds = attribute.segueKinds else { return true }
      return kinds.contains(segueKind)
    }.map { attribute in
      var item = CompletionItem(
        label: Self.written(attribute), kind: .attribute, detail: attribute.value.definition.expectation,
        documentation: Markdown.attribute(attribute, of: kind), text: Self.written(attribute), range: range)
      item.isPreferred = attribute.isRequired
      guard !context.hasValue else { return item }
      item.text += snippets ? "=\"$1\"" : "=\"\""
      item.isSnippet = snippets
      item.continues = snippets && hasValues(attribute)
      return item
    }
  }

  /// The name of an attribute as an element has it.
  private static func written(_ attribute: AttributeKind) -> String {
    attribute.isForPreviews ? PreviewSuffix.spelling(of: attribute.name) : attribute.name
  }

  private func hasValues(_ attribute: AttributeKind) -> Bool {
    !attribute.value.definition.words.isEmpty || attribute.refersTo != nil
      || [.className, .selector, .moduleName].contains(attribute.value)
  }

  // MARK: Values

  private func values(of name: String) -> [CompletionItem] {
    guard let attribute = context.attributeKind else { return [] }
    let range = wordRange(attribute)
    let definition = attribute.value.definition
    var items = definition.words.sorted().map { word in
      CompletionItem(
        label: word, kind: attribute.value == .color ? .color : .word, detail: swift(of: word, attribute), text: word,
        range: range)
    }
    if let choice = definition.choice { items = ordered(items, by: choice) }
    if let scope = attribute.refersTo { items += names(in: scope, attribute, range) }
    return items + swiftNames(attribute, range)
  }

  private func ordered(_ items: [CompletionItem], by choice: Choice) -> [CompletionItem] {
    choice.cases.compactMap { word in items.first { $0.label == word.name } }
  }

  private func swift(of word: String, _ attribute: AttributeKind) -> String? {
    attribute.value.definition.choice?.cases.first { $0.name == word }?.swift
  }

  /// What a chosen value replaces: the word at the cursor in a list or in a layout expression, else all of the value.
  private func wordRange(_ attribute: AttributeKind) -> SourceRange {
    let isWord: (UInt8) -> Bool
    switch attribute.value.definition.parts {
    case .words: isWord = { $0 != UInt8(ascii: " ") }
    case .names: isWord = \.isNameByte
    case .whole: return range
    }
    let bytes = scene.text.bytes
    var start = offset
    var end = offset
    while start > context.range.lowerBound, isWord(bytes[start - 1]) { start -= 1 }
    while end < context.range.upperBound, isWord(bytes[end]) { end += 1 }
    return SourceRange(start, end)
  }

  /// The item of the outline that the tag at the cursor is, or the one around it where the tag is damaged.
  private var item: Int? {
    context.tagStart.flatMap { scene.outline.item(at: $0 + 1) }
  }

  private func names(in scope: NameScope, _ attribute: AttributeKind, _ range: SourceRange) -> [CompletionItem] {
    let outline = scene.outline
    switch scope {
    case .controllers: return outline.controllerItems.compactMap { reference(to: $0, in: scene, range) }
    case .views:
      let around = item.map { outline.items[$0].tree }
      return outline.items.indices.filter { outline.isView($0) && $0 != around }
        .compactMap { reference(to: $0, in: scene, range) }
    case .styles:
      return outline.items.indices.filter { outline.items[$0].kind.role == .style }
        .compactMap { reference(to: $0, in: scene, range) }
    case .sceneFiles:
      return scene.module.scenes.filter { $0.path != scene.path }.map { text in
        let name = OutputName.baseName(ofScene: text.path)
        return CompletionItem(label: name, kind: .file, detail: text.path, text: name, range: range)
      }
    case .controllersOfNamedScene:
      guard let name = context.value(of: .sceneName), let named = scene.scene(named: name)
      else { return [] }
      return named.outline.controllerItems.filter { named.outline.items[$0].kind.role == .controller }
        .compactMap { reference(to: $0, in: named, range) }
    case .parameters:
      guard let item, let segue = outline.items[item].kind.role == .argument ? outline.items[item].parent : item,
        let (home, recipient) = scene.recipient(of: segue)
      else { return [] }
      return home.parameters(of: recipient).compactMap { parameter in
        guard let name = home.declaration(of: parameter)?.name else { return nil }
        let type = home.outline.value(.type, of: parameter)
        return CompletionItem(label: name, kind: .reference, detail: type, text: name, range: range)
      }
    case .tree(let roles): return objects(roles, attribute, range)
    }
  }

  private func objects(_ roles: Roles, _ attribute: AttributeKind, _ range: SourceRange) -> [CompletionItem] {
    guard let item else { return [] }
    var found = scene.outline.namedObjects(from: item, roles).filter { $0 != item }
      .compactMap { reference(to: $0, in: scene, range) }
    switch attribute.value {
    case .receiver:
      found.append(CompletionItem(label: "firstResponder", kind: .word, text: "firstResponder", range: range))
    case .position, .dimension:
      found += ViewGuide.allCases.map {
        CompletionItem(label: $0.rawValue, kind: .word, text: $0.rawValue, range: range)
      }
    default: break
    }
    return found
  }

  private func reference(to item: Int, in home: SceneInModule, _ range: SourceRange) -> CompletionItem? {
    guard let id = home.outline.id(of: item)?.value, !id.isEmpty else { return nil }
    let detail = home.customClass(of: item) ?? home.outline.items[item].kind.name
    return CompletionItem(label: id, kind: .reference, detail: detail, text: id, range: range)
  }

  // MARK: Swift

  private func swiftNames(_ attribute: AttributeKind, _ range: SourceRange) -> [CompletionItem] {
    switch attribute.value {
    case .className: return scene.classNames(for: context.tagKind).map { swiftName($0, .class, range) }
    case .moduleName:
      return scene.module.options.modules.map { swiftName($0.name, .class, range) }
    case .selector:
      guard let item, let owner = scene.receiverClass(ofAttribute: attribute.name, in: item),
        let members = ClassMembers(owner, scene.module.classes)
      else { return [] }
      return unique(members.methodNames).map { swiftName(Self.selector($0), .method, range) }
    case .name where attribute.name == AttributeKey<String>.property.name:
      guard let item, let owner = scene.ownerClass(of: item), let members = ClassMembers(owner, scene.module.classes)
      else { return [] }
      return unique(members.propertyNames).map { swiftName($0, .property, range) }
    default: return []
    }
  }

  private func swiftName(_ name: String, _ kind: CompletionItem.Kind, _ range: SourceRange) -> CompletionItem {
    CompletionItem(label: name, kind: kind, text: name, range: range)
  }

  private func unique(_ names: [String]) -> [String] { Set(names).sorted() }

  /// A method as scenes write it: `save` for `save()`.
  private static func selector(_ name: String) -> String { name.hasSuffix("()") ? String(name.dropLast(2)) : name }
}

extension SceneInModule {
  /// The classes of the module that fit an element: those that inherit from its class, or may.
  func classNames(for kind: ElementKind?) -> [String] {
    let classes = module.classes
    return Set(classes.classNames).sorted().filter { name in
      guard let type = kind?.type else { return true }
      guard let members = ClassMembers(name, classes) else { return true }
      return members.isSubclass(of: type, classes) ?? true
    }
  }
}
