import SceneCatalog
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SwiftDeclarations

/// Changes of the element at an offset that keep the scene what it is, or add to it.
struct SceneChanges {
  let scene: SceneInModule
  private let item: Int?

  init(scene: SceneInModule, offset: Int) {
    self.scene = scene
    // A damaged file can lose what is in it.
    item = scene.outline.document.hasErrors ? nil : scene.outline.item(at: offset)
  }

  private var outline: SceneOutline { scene.outline }

  private func source(_ range: SourceRange) -> String { scene.text.file.text(in: range) }

  private func edit(_ start: Int, _ end: Int, _ text: String) -> FileEdit {
    FileEdit(path: scene.path, range: SourceRange(start, end), text: text)
  }

  private func insertion(_ offset: Int, _ text: String) -> FileEdit { edit(offset, offset, text) }

  // MARK: Parameters

  /// Adds a parameter to the controller at the offset.
  var addParameter: CodeAction? {
    guard let item, let controller = outline.controller(of: item), outline.items[controller].kind.role == .controller,
      outline.items[controller].kind.children.contains(.parameter), item == controller
    else { return nil }
    let taken = scene.parameters(of: controller).compactMap { scene.declaration(of: $0)?.name }
    let name = SpelledName.unused("value", isTaken: Set(taken).contains)
    return CodeAction(
      title: "Add a parameter", kind: .rewrite,
      edits: [insertingFirst("<parameter name=\"\(name)\" type=\"String\"/>", in: controller, of: scene)])
  }

  /// Adds the parameter that an argument names and the destination does not have.
  var addMissingParameter: CodeAction? {
    guard let item, outline.items[item].kind.role == .argument, let segue = outline.items[item].parent,
      let name = outline.value(.name, of: item), SwiftName.isIdentifier(name),
      let (home, recipient) = scene.recipient(of: segue), home.outline.items[recipient].kind.role == .controller,
      home.outline.items[recipient].kind.children.contains(.parameter),
      !home.parameters(of: recipient).contains(where: { home.declaration(of: $0)?.name == name })
    else { return nil }
    let type = Self.type(ofLiteral: outline.value(.argumentValue, of: item) ?? "")
    let label = home.outline.id(of: recipient)?.value ?? ""
    return CodeAction(
      title: "Add the parameter '\(name)' to '\(label)'", kind: .rewrite,
      edits: [insertingFirst("<parameter name=\"\(name)\" type=\"\(type)\"/>", in: recipient, of: home)])
  }

  /// The type of a literal as Swift would infer it.
  private static func type(ofLiteral text: String) -> String {
    if Int(text) != nil { return "Int" }
    if Double(text) != nil { return "Double" }
    return text == "true" || text == "false" ? "Bool" : "String"
  }

  /// An edit that adds an element in front of all that is in another one.
  private func insertingFirst(_ text: String, in item: Int, of scene: SceneInModule) -> FileEdit {
    let tag = scene.outline.node(item).startTagRange
    let name = scene.outline.node(item).text
    let indentation = scene.indentation(at: tag.start)
    let bytes = scene.text.bytes
    let isEmpty = tag.end >= 2 && bytes[tag.end - 2] == UInt8(ascii: "/")
    let inner = "\n" + indentation + "  " + text
    let range = isEmpty ? SourceRange(tag.end - 2, tag.end) : SourceRange(tag.end, tag.end)
    return FileEdit(
      path: scene.path, range: range, text: isEmpty ? ">" + inner + "\n" + indentation + "</\(name)>" : inner)
  }

  // MARK: Outlets

  /// Gives the view at the offset an outlet in its controller's class, with the property where the class is at hand.
  var makeOutlet: CodeAction? {
    guard let item, outline.items[item].kind.attribute(named: "outlet") != nil,
      outline.attribute("outlet", of: item) == nil, let controller = outline.controller(of: item),
      let owner = scene.customClass(of: controller)
    else { return nil }
    var edits: [FileEdit] = []
    let id = outline.id(of: item)?.value ?? newID(for: item)
    let end = outline.node(item).nameRange.end
    if outline.id(of: item) == nil {
      edits.append(insertion(end, " id=\"\(id)\" outlet=\"true\""))
    } else {
      let behind = outline.id(of: item).map { $0.valueRange.end + 1 } ?? end
      edits.append(insertion(behind, " outlet=\"true\""))
    }
    let type = scene.typeName(of: item) ?? "UIView"
    if let property = property(id, type, in: owner) { edits.append(property) }
    return CodeAction(title: "Make an outlet '\(id)' of \(owner)", kind: .rewrite, edits: edits)
  }

  /// An id that nothing in the tree has, made of the element's name.
  private func newID(for item: Int) -> String {
    let taken = outline.items.indices.filter { outline.items[$0].tree == outline.items[item].tree }
      .compactMap { outline.id(of: $0)?.value }
    return SpelledName.unused(outline.items[item].kind.name, isTaken: Set(taken).contains)
  }

  private func property(_ name: String, _ type: String, in owner: String) -> FileEdit? {
    let classes = scene.module.classes
    guard let members = ClassMembers(owner, classes), members.property(name) == nil,
      let text = scene.module.text(members.declaration.file.path)
    else { return nil }
    let start = members.declaration.type.range.end
    guard let brace = text.bytes[start...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let line = text.lines.range(ofLine: text.lines.line(of: start))
    let indentation = String(decoding: text.bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let isEmpty = brace + 1 < text.bytes.count && text.bytes[brace + 1] == UInt8(ascii: "}")
    return FileEdit(
      path: text.path, range: SourceRange(brace + 1, brace + 1),
      text: "\n\(indentation)  var \(name): \(type)!" + (isEmpty ? "\n\(indentation)" : ""))
  }

  // MARK: Views around views

  /// Puts the view at the offset into another one.
  var embeddings: [CodeAction] {
    guard let item = movableView else { return [] }
    return [("stackView", "a stack view"), ("view", "a view"), ("scrollView", "a scroll view")].compactMap {
      name, words in
      guard let kind = Catalog.element(named: name), let parent = outline.items[item].parent,
        outline.items[parent].kind.takes(kind), kind.takes(outline.items[item].kind)
      else { return nil }
      let range = outline.node(item).range
      let indentation = scene.indentation(at: range.start)
      let inner = source(range).split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
      let text = "<\(name)>\n\(indentation)  \(inner)\n\(indentation)</\(name)>"
      return CodeAction(
        title: "Embed in \(words)", kind: .rewrite, edits: [edit(range.start, range.end, text)])
    }
  }

  /// The item at the offset, if it is a view inside another one.
  private var movableView: Int? {
    guard let item, outline.items[item].kind.role == .view, let parent = outline.items[item].parent,
      outline.items[parent].kind.role.isOne(of: .anyView)
    else { return nil }
    return item
  }

  /// Moves the view at the offset to a controller of its own, which a container view in its place embeds.
  var moveToContainerView: CodeAction? {
    guard let item = movableView, let container = Catalog.element(named: "containerView"),
      let parent = outline.items[item].parent, outline.items[parent].kind.takes(container),
      let controller = outline.controller(of: item), isIndependent(item)
    else { return nil }
    let taken = Set(outline.controllerItems.compactMap { outline.id(of: $0)?.value })
    let id = SpelledName.unused(
      (outline.id(of: item)?.value ?? outline.items[item].kind.name) + "Content", isTaken: taken.contains)
    let tag = outline.node(item)
    let attributes = outline.document.attributes(of: outline.items[item].node)
    let moved = attributes.filter { Self.isPlacement($0, of: outline.items[item].kind) }
    let written = moved.map { " " + source(SourceRange($0.nameRange.start, $0.valueRange.end + 1)) }.joined()
    let place = scene.indentation(at: tag.range.start)
    let segue = "<segue kind=\"embed\" destination=\"\(id)\"/>"
    let text = "<containerView\(written)>\n\(place)  \(segue)\n\(place)</containerView>"
    // What is left of the view, without the attributes that place it.
    var view = ""
    var offset = tag.range.start
    for attribute in moved {
      var start = attribute.nameRange.start
      while start > offset, scene.text.bytes[start - 1].isSpace { start -= 1 }
      view += source(SourceRange(offset, start))
      offset = attribute.valueRange.end + 1
    }
    view += source(SourceRange(offset, tag.range.end))
    let end = outline.node(controller).range.end
    let home = scene.indentation(at: outline.node(controller).range.start)
    let scene =
      "\n\(home)<viewController id=\"\(id)\">\n\(home)  <view>\n\(place)\(view)"
      + "\n\(home)  </view>\n\(home)</viewController>"
    return CodeAction(
      title: "Move to a controller in a container view", kind: .extract,
      edits: [edit(tag.range.start, tag.range.end, text), insertion(end, scene)])
  }

  /// Whether an attribute says where a view is in its superview.
  private static func isPlacement(_ attribute: Document.Attribute, of kind: ElementKind) -> Bool {
    guard let attributeKind = kind.attribute(written: attribute.name) else { return false }
    switch attributeKind.value {
    case .position, .dimension: return true
    default: return ["pin", "inset", "edges", "size", "frame", "autoresizingMask"].contains(attributeKind.name)
    }
  }

  /// Whether nothing outside a view refers to what is in it, and nothing in it to what is outside, apart from where the
  /// view itself is placed.
  private func isIndependent(_ item: Int) -> Bool {
    let range = outline.node(item).range
    func isInside(_ offset: Int) -> Bool { range.start <= offset && offset < range.end }
    return outline.uses.allSatisfy { use in
      guard case .element(let target)? = scene.target(of: use), target.path == scene.path else { return true }
      if case .controllers = use.scope { return !isInside(use.range.start) }
      if case .styles = use.scope { return true }
      if case .views = use.scope { return !isInside(use.range.start) || !hasOwner(target.item) }
      let leavesTag = isInside(use.range.start) && use.item != item
      return leavesTag == isInside(outline.node(target.item).range.start) || use.item == item
    } && outline.items.indices.allSatisfy { !isInside(outline.node($0).range.start) || !isConnected($0) }
  }

  /// Whether a view of the file has outlets and actions of another object.
  private func hasOwner(_ item: Int) -> Bool {
    outline.items.contains { $0.parent == item && $0.kind.role == .owner }
  }

  /// Whether an element belongs to the controller that it is in: an action, an outlet, a segue.
  private func isConnected(_ item: Int) -> Bool {
    [.action, .outlet, .outletCollection, .segue].contains(outline.items[item].kind.role)
      || outline.value(.outlet, of: item) == "true"
  }

  // MARK: Files

  /// Moves the controller at the offset to a file of its own and leaves a placeholder for it.
  var extraction: CodeAction? {
    guard let item, let controller = outline.controller(of: item), outline.items[controller].kind.role == .controller,
      controller == item, let id = outline.id(of: controller)?.value, SwiftName.isIdentifier(id),
      outline.controllerItems.count > 1, scene.path.hasPrefix("/"), !usesViews(controller)
    else { return nil }
    let name = SpelledName.raisingFirst(id)
    guard scene.scene(named: name) == nil else { return nil }
    let range = outline.node(controller).range
    let lines = source(range)
    let neighbours = neighbours(of: controller)
    let attributes = outline.document.attributes(of: outline.items[0].node).filter {
      $0.name != AttributeKey<String>.initialViewController.name
    }
    let written = attributes.map { " " + source(SourceRange($0.nameRange.start, $0.valueRange.end + 1)) }.joined()
    let parts = neighbours.front + [lines] + neighbours.behind
    let text =
      "<scenes initialViewController=\"\(id)\"\(written)>\n" + parts.map { "  \($0)\n" }.joined() + "</scenes>\n"
    let path = scene.path.parentFolder + "/" + name + ".scene"
    return CodeAction(
      title: "Move '\(id)' to \(name).scene", kind: .extract,
      edits: [
        edit(range.start, range.end, "<viewControllerPlaceholder id=\"\(id)\" sceneName=\"\(name)\"/>"),
        FileEdit(path: path, range: SourceRange(0, 0), text: text),
      ], newFile: path)
  }

  /// Whether a view in a controller is made like a view of the file, which no other file sees.
  private func usesViews(_ controller: Int) -> Bool {
    let range = outline.node(controller).range
    return outline.uses.contains { $0.scope == .views && range.start <= $0.range.start && $0.range.end <= range.end }
  }

  /// What a controller refers to in its file: styles and imports, and placeholders for other controllers.
  private func neighbours(of controller: Int) -> (front: [String], behind: [String]) {
    let range = outline.node(controller).range
    var styles: Set<Int> = []
    var others: Set<Int> = []
    for use in outline.uses where range.start <= use.range.start && use.range.end <= range.end {
      guard case .element(let target)? = scene.target(of: use), target.path == scene.path else { continue }
      switch use.scope {
      case .styles: styles.insert(target.item)
      case .controllers where target.item != controller: others.insert(target.item)
      default: break
      }
    }
    let imports = outline.items.indices.filter { outline.items[$0].kind.role == .import }
    let front = (imports + styles.sorted()).map { source(outline.node($0).range) }
    let behind = others.sorted().map { other -> String in
      if outline.items[other].kind.role == .placeholder { return source(outline.node(other).range) }
      let id = outline.id(of: other)?.value ?? ""
      return "<viewControllerPlaceholder id=\"\(id)\" sceneName=\"\(scene.name)\" referencedIdentifier=\"\(id)\"/>"
    }
    return (front, behind)
  }
}
