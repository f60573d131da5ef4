import SceneCatalog
public import SceneDiagnostics
import SceneSyntax

extension Session {
  /// Where what stands at an offset is declared: a name of a scene, a class, a method, a property.
  public func definition(_ path: String, _ offset: Int) -> [Location] {
    guard let scene = scene(path) else { return sceneDefinition(ofSwift: path, offset) }
    if let use = scene.outline.use(at: offset) {
      switch scene.target(of: use) {
      case .element(let element)?: return [scene.scene(element.path)?.location(of: element.item)].compactMap(\.self)
      case .file(let text)?: return [Location(path: text.path, range: SourceRange(0, 0))]
      case nil: return []
      }
    }
    guard let (item, attribute) = scene.value(at: offset) else { return [] }
    if let link = scene.swiftLink(of: attribute, in: item) { return scene.declarations(of: link) }
    return scene.declaration(of: item)?.range == attribute.valueRange ? [scene.location(of: item)] : []
  }

  /// All places that refer to what stands at an offset, in scenes and in Swift.
  public func references(_ path: String, _ offset: Int, includingDeclaration: Bool) -> [Location] {
    guard let scene = scene(path) else { return [] }
    if let element = scene.element(at: offset), let home = scene.scene(element.path) {
      let declaration = includingDeclaration ? [home.location(of: element.item)] : []
      let uses = scene.uses(of: element).map { $0.scene.location($0.use.range) }
      return declaration + uses + home.swiftReferences(to: element.item)
    }
    guard let (item, attribute) = scene.value(at: offset), let link = scene.swiftLink(of: attribute, in: item) else {
      return []
    }
    return (includingDeclaration ? scene.declarations(of: link) : []) + scene.values(naming: link)
  }

  /// The places in the file that mean the same as what stands at an offset.
  public func highlights(_ path: String, _ offset: Int) -> [(range: SourceRange, isDeclaration: Bool)] {
    guard let scene = scene(path) else { return [] }
    guard let element = scene.element(at: offset) else {
      return scene.tagNames(at: offset).map { ($0, false) }
    }
    let declaration = element.path == path ? scene.declaration(of: element.item)?.range : nil
    let uses = scene.uses(of: element).filter { $0.scene.path == path }.map { ($0.use.range, false) }
    return (declaration.map { [($0, true)] } ?? []) + uses
  }
}

extension SceneInModule {
  /// The attribute whose value is at an offset, and its item.
  func value(at offset: Int) -> (item: Int, attribute: Document.Attribute)? {
    guard let (item, attribute) = attribute(at: offset), attribute.valueRange.start <= offset,
      offset <= attribute.valueRange.end
    else { return nil }
    return (item, attribute)
  }

  /// The attribute that an offset is in, and its item.
  func attribute(at offset: Int) -> (item: Int, attribute: Document.Attribute)? {
    guard let item = outline.item(at: offset) else { return nil }
    let attribute = outline.document.attributes(of: outline.items[item].node).first { attribute in
      attribute.nameRange.start <= offset && offset <= max(attribute.nameRange.end, attribute.valueRange.end)
    }
    return attribute.map { (item, $0) }
  }

  /// The element that the name at an offset stands for: the one that it refers to, or that has it as its id.
  func element(at offset: Int) -> Element? {
    if let use = outline.use(at: offset) {
      if case .element(let element)? = target(of: use) { return element }
      return nil
    }
    guard let (item, attribute) = value(at: offset) else { return nil }
    return declaration(of: item)?.range == attribute.valueRange ? Element(path: path, item: item) : nil
  }

  /// The values of all scenes of the module that name the same of Swift.
  func values(naming link: SwiftLink) -> [Location] { values(naming: link.name) { $0 == link } }

  /// The values of all scenes of the module that name something in Swift which is meant.
  func values(naming name: String, where isMeant: (SwiftLink) -> Bool) -> [Location] {
    module.scenes.flatMap { text -> [Location] in
      let scene = SceneInModule(text: text, module: module)
      return scene.outline.items.indices.flatMap { item -> [Location] in
        scene.outline.document.attributes(of: scene.outline.items[item].node).compactMap { attribute in
          guard attribute.value.contains(name), let link = scene.swiftLink(of: attribute, in: item),
            link.name == name, isMeant(link)
          else { return nil }
          return scene.location(attribute.valueRange)
        }
      }
    }
  }

  /// The names in the start tag and the end tag of the element whose tag is at an offset.
  func tagNames(at offset: Int) -> [SourceRange] {
    guard let item = outline.item(at: offset) else { return [] }
    let names = outline.tagNames(item)
    return names.contains { $0.start <= offset && offset <= $0.end } ? names : []
  }
}

extension SceneOutline {
  /// The names in the start tag and in the end tag of an element.
  func tagNames(_ item: Int) -> [SourceRange] {
    let element = node(item)
    let length = element.nameRange.length
    let bytes = document.file.bytes
    var end = element.range.end - 1
    guard element.range.end > element.startTagRange.end, end < bytes.count, end >= 0, bytes[end] == UInt8(ascii: ">")
    else { return [element.nameRange] }
    while end > 0, bytes[end - 1].isSpace { end -= 1 }
    let start = end - length
    guard start - 2 >= element.startTagRange.end, bytes[start - 2] == UInt8(ascii: "<"),
      bytes[start - 1] == UInt8(ascii: "/"),
      bytes[start..<end].elementsEqual(bytes[element.nameRange.clamped(to: bytes.count)])
    else { return [element.nameRange] }
    return [element.nameRange, SourceRange(start, end)]
  }
}
