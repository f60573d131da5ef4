import InterfaceBuilder
import SceneCatalog

/// Converts the elements of a scene to elements of a storyboard or a xib, by the inverse of the mapping.
///
/// When all elements exist, `ConnectionExport` and `LayoutExport` add the references between them. `SceneNotes` keeps
/// whatever Interface Builder does not have.
final class SceneExporter {
  let scene: SceneRecord
  let inverse: MappingInverse
  let values: ValueDraft
  /// The module of the app's classes, if the user names it.
  let module: String?
  var ids = ObjectIDs()
  /// The nodes that refer to other elements, with their drafts.
  private(set) var connections: [(node: SceneNode, holder: NibDraft)] = []
  /// The objects of each scene, in which more objects than the controller can stand.
  private(set) var objects: [ObjectIdentifier: NibDraft] = [:]
  /// The object IDs of the first responder of each scene, by the objects of the scene.
  private(set) var responders: [ObjectIdentifier: String] = [:]
  /// The exit of each scene to which unwind segues lead.
  private var exits: [ObjectIdentifier: String] = [:]
  /// How many elements of a kind have each placement in an element.
  private var placements: [[ObjectIdentifier]: [String?: Int]] = [:]
  /// Whether a view has the File's Owner.
  private var hasOwner = false
  /// The elements and attributes for notes.
  var notes = SceneNotes()

  init(_ scene: SceneRecord, module: String?) {
    self.scene = scene
    self.module = module
    inverse = MappingInverse()
    values = ValueDraft(inverse: inverse)
  }

  // MARK: Documents

  /// The scenes of the controllers, as the contents of a storyboard.
  func addScenes(to document: NibDraft) {
    let scenes = document.child("scenes")
    for node in scene.root.children where node.kind.role.isOne(of: [.controller, .placeholder]) {
      guard let name = inverse.counterpart(of: node.kind.name, in: "objects")?.name else {
        note(node, "Interface Builder has no '\(node.kind.name)'")
        continue
      }
      let draft = NibDraft("scene")
      draft.set("sceneID", ids.id(for: "scene " + path(of: node)))
      scenes.append(draft)
      let objects = draft.child("objects")
      self.objects[ObjectIdentifier(node)] = objects
      let controller = NibDraft(name)
      objects.append(controller)
      fill(controller, from: node)
      controller.set("sceneMemberID", "viewController")
      if node.kind.role == .controller { addBars(to: controller, of: node) }
      let responder = NibDraft("placeholder")
      let id = ids.id(for: "responder " + path(of: node))
      responders[ObjectIdentifier(objects)] = id
      responder.set(
        ("placeholderIdentifier", "IBFirstResponder"), ("id", id),
        ("userLabel", "First Responder"), ("customClass", "UIResponder"), ("sceneMemberID", "firstResponder"))
      objects.append(responder)
    }
  }

  /// Controllers have their bars, whether the scene sets them up or not.
  private func addBars(to controller: NibDraft, of node: SceneNode) {
    let bar =
      switch node.kind.name {
      case "navigationController": "navigationBar"
      case "tabBarController": "tabBar"
      default: ""
      }
    guard !bar.isEmpty else { return }
    let draft = controller.child(bar, key: bar)
    if draft["id"] == nil { draft.set("id", ids.id(for: bar + " " + path(of: node))) }
  }

  /// The views of the file, as the contents of a xib.
  func addViews(to document: NibDraft) {
    let objects = document.child("objects")
    let owner = NibDraft("placeholder")
    owner.set(("placeholderIdentifier", "IBFilesOwner"), ("id", "-1"), ("userLabel", "File's Owner"))
    let responder = NibDraft("placeholder")
    responders[ObjectIdentifier(objects)] = "-2"
    responder.set(("placeholderIdentifier", "IBFirstResponder"), ("id", "-2"), ("customClass", "UIResponder"))
    objects.append(owner)
    objects.append(responder)
    for node in scene.root.children where node.isView {
      self.objects[ObjectIdentifier(node)] = objects
      export(node, in: objects)
    }
  }

  // MARK: Elements

  /// Exports an element into the draft of the element around it.
  func export(_ node: SceneNode, in parent: NibDraft) {
    switch node.kind.role {
    case .segue, .outlet, .outletCollection, .action, .constraint: connections.append((node, parent))
    case .parameter, .argument: note(node, "Interface Builder has no values that a controller is made with")
    case .setting: SettingExport(exporter: self).add(node, to: parent)
    case .owner: addOwner(node)
    case .gestureRecognizer: addRecognizer(node, to: parent)
    case .keyCommand where !Self.isPlain(keyCommand: node):
      note(node, "Interface Builder has only key commands of a key and a method of the controller")
    case .state where node["name"]?.contains(" ") ?? false:
      note(node, "Interface Builder has one word for a state")
    case .attributedText where node.parent?.kind.role == .part:
      note(node, "Interface Builder has one style for the text of a cell")
    case .tableCell where parent.name == "tableView" && Self.hasSections(node.parent):
      note(node, "a table in Interface Builder has sections or prototypes")
    case .part: exportPart(node, in: parent)
    case .headerFooterView: exportHeader(node, in: parent)
    default: make(node, in: parent)
    }
  }

  /// Exports a header or footer of sections: a view of a xib whose class says what it is.
  private func exportHeader(_ node: SceneNode, in parent: NibDraft) {
    guard node.parent?.parent == nil, let draft = inverse.make("view", in: parent) else {
      return note(node, "a table in Interface Builder has no headers and footers that code dequeues")
    }
    if node["customClass"] == nil, let type = node.kind.type { draft.set("customClass", type) }
    for attribute in node.attributes where attribute.name == AttributeKey<String>.reuseIdentifier.name {
      note(attribute, of: node, "code names it where it registers the nib")
    }
    fill(draft, from: node)
  }

  /// Whether Interface Builder has all properties of a key command.
  private static func isPlain(keyCommand: SceneNode) -> Bool {
    let attributes = ["input", "discoverabilityTitle"]
    return keyCommand.attributes.allSatisfy { attributes.contains($0.name) }
      && keyCommand.children.allSatisfy { $0.kind.role == .action && $0["destination"] == nil }
  }

  private static func hasSections(_ table: SceneNode?) -> Bool {
    table?.children.contains { $0.kind.role == .tableSection } ?? false
  }

  private func make(_ node: SceneNode, in parent: NibDraft) {
    if node.isView, let place = node["placement"], place != "detached",
      !inverse.hasPlace(place, in: place == "titleView" ? "navigationItem" : parent.name)
    {
      return note(node, "Interface Builder has no '\(place)' here")
    }
    let place = place(of: node, in: parent)
    guard let draft = inverse.make(node.kind.name, in: place.parent, key: place.key) else {
      return note(node, "Interface Builder has no '\(node.kind.name)' here")
    }
    if node.kind.role == .scope, let title = node["title"] {
      draft.text = title
      node.carry("title")
    }
    fill(draft, from: node)
    draft.comesFirst = isBeforeCells(node)
  }

  /// Whether a view of a table, such as its header, stands in front of the cells. Elements keep their order.
  private func isBeforeCells(_ node: SceneNode) -> Bool {
    guard node["placement"] != nil, let table = node.parent, table.kind.name == "tableView",
      let last = table.children.last(where: { [.tableCell, .tableSection].contains($0.kind.role) })
    else { return false }
    return node.position < last.position
  }

  /// The placement of an element that is not an ordinary child of its parent.
  private func place(of node: SceneNode, in parent: NibDraft) -> (parent: NibDraft, key: String?) {
    let scene = (node.controller).flatMap { objects[ObjectIdentifier($0)] } ?? parent
    let place = node["placement"]
    node.carry("placement")
    switch (node.kind.role, place) {
    case (.barButtonItem, _) where node.parent?.kind.role == .controller:
      return placeInBar(node, place, parent.child("navigationItem", key: "navigationItem"), parent, scene)
    case (.barButtonItem, _?) where node.parent?.kind.role == .navigationItem:
      return placeInBar(node, place, parent, parent, scene)
    case (.object, _), (_, "detached"?): return (scene, nil)
    case (.refreshControl, _) where node.parent?.parent?.kind.name == "tableViewController":
      return (parent.parent ?? parent, "refreshControl")
    case (_, "titleView"?) where node.parent?.kind.role == .controller:
      return (parent.child("navigationItem", key: "navigationItem"), place)
    case (_, let place?): return (parent, place)
    case (_, nil) where node.parent?.kind.role == .barButtonItem: return (parent, "customView")
    case (_, nil) where node.isView && node.parent?.kind.role == .controller: return (parent, "view")
    case (.state, nil), (.supplementaryView, nil): return (parent, key(of: node))
    default: return (parent, nil)
    }
  }

  /// The key of the element for an attribute of a scene.
  private func key(of node: SceneNode) -> String? {
    switch node.kind.role {
    case .state:
      node.carry("name")
      return node["name"]
    case .supplementaryView where node.parent?.kind.name == "collectionView":
      guard let key = ["header": "sectionHeaderView", "footer": "sectionFooterView"][node["kind"] ?? ""] else {
        return nil
      }
      node.carry("kind")
      return key
    default: return nil
    }
  }

  /// Whether other elements of its kind have its placement beside it.
  private func isOneOfSeveral(_ node: SceneNode, _ placement: String?) -> Bool {
    guard let parent = node.parent else { return false }
    let siblings = [ObjectIdentifier(parent), ObjectIdentifier(node.kind)]
    let known = placements[siblings]
    let counts =
      known
      ?? parent.children.lazy.filter { $0.kind === node.kind }.reduce(into: [:]) {
        $0[$1["placement"], default: 0] += 1
      }
    if known == nil { placements[siblings] = counts }
    return counts[placement, default: 0] > 1
  }

  private func placeInBar(
    _ node: SceneNode, _ place: String?, _ item: NibDraft, _ controller: NibDraft, _ scene: NibDraft
  ) -> (parent: NibDraft, key: String?) {
    switch place {
    case "left"?, "right"?:
      let name = (place ?? "") + "BarButtonItem"
      return isOneOfSeveral(node, place) ? (item.child(name + "s"), nil) : (item, name)
    case "back"?: return (item, "backBarButtonItem")
    case "toolbar"?: return (controller.child("toolbarItems", key: "toolbarItems"), nil)
    default: return (scene, nil)
    }
  }

  /// The parts of a view that another view makes.
  private func exportPart(_ node: SceneNode, in parent: NibDraft) {
    if node.kind.name == "contentView" {
      node.draft = contents(of: parent)
      fillContents(of: node)
    } else if parent.name == "tableViewCell" {
      if let views = inverse.holder(of: "view", in: parent) {
        let existing = views.children.first { $0.descriptions.contains(node.kind.name) }
        let draft = existing ?? NibDraft(node.kind.name == "imageView" ? "imageView" : "label")
        if existing == nil {
          draft.descriptions.insert(node.kind.name)
          views.append(draft)
        }
        node.draft = draft
        fillContents(of: node)
      }
    } else {
      make(node, in: parent)
    }
  }

  /// The element that holds the views of a cell or an effect.
  private func contents(of view: NibDraft) -> NibDraft { inverse.contents(of: view, for: "view") }

  /// The element that holds the constraints and subviews of a view: in a cell or an effect, the content view.
  func layoutContents(of view: NibDraft) -> NibDraft {
    view.children.contains { $0.key == "contentView" } ? contents(of: view) : view
  }

  /// The object ID of the exit of a controller's scene, which is made if it is not there; nil for a controller without one.
  func exit(of controller: SceneNode) -> String? {
    guard let objects = objects[ObjectIdentifier(controller)] else { return nil }
    if let known = exits[ObjectIdentifier(controller)] { return known }
    let exit = NibDraft("exit")
    let id = ids.id(for: "exit " + path(of: controller))
    exit.set(("id", id), ("userLabel", "Exit"), ("sceneMemberID", "exit"))
    objects.append(exit)
    exits[ObjectIdentifier(controller)] = id
    return id
  }

  private func addOwner(_ node: SceneNode) {
    guard let view = node.parent, let objects = objects[ObjectIdentifier(topLevel(of: view))],
      let owner = objects.children.first(where: { $0["placeholderIdentifier"] == "IBFilesOwner" }),
      !hasOwner
    else { return note(node, "a xib has one File's Owner") }
    hasOwner = true
    node.draft = owner
    fillContents(of: node)
  }

  private func topLevel(of node: SceneNode) -> SceneNode {
    node.ancestors.first { $0.parent?.parent == nil && $0.parent != nil } ?? node
  }

  private func addRecognizer(_ node: SceneNode, to view: NibDraft) {
    guard
      let objects = objects[ObjectIdentifier(topLevel(of: node))]
        ?? node.controller.flatMap({
          objects[ObjectIdentifier($0)]
        }), let draft = inverse.make(node.kind.name, in: objects)
    else {
      return note(node, "Interface Builder has no '\(node.kind.name)'")
    }
    fill(draft, from: node)
    let outlet = NibDraft("outletCollection")
    outlet.set(
      ("property", "gestureRecognizers"), ("destination", draft["id"] ?? ""), ("appends", "YES"),
      ("id", ids.id(for: "recognizer " + path(of: node))))
    view.child("connections").append(outlet)
  }

  // MARK: Contents

  /// Gives a draft its id, attributes and contents.
  private func fill(_ draft: NibDraft, from node: SceneNode) {
    node.draft = draft
    fillContents(of: node)
    if Self.hasID(node) { identify(node, draft) }
  }

  private func fillContents(of node: SceneNode) {
    guard let draft = node.draft else { return }
    node.record(.carried)
    AttributeExport(exporter: self).add(node, to: draft)
    for child in node.children { export(child, in: draft) }
    if draft.name == "tableViewCell" { identifyParts(of: draft, node) }
    identifyContents(of: draft, node)
  }

  /// Connects a cell with the views that its style makes.
  private func identifyParts(of cell: NibDraft, _ node: SceneNode) {
    for part in ["textLabel", "detailTextLabel", "imageView"] {
      guard let view = cell.subtree.first(where: { $0.descriptions.contains(part) }) else { continue }
      let id = view["id"] ?? ids.id(for: part + " " + path(of: node))
      view.set("id", id)
      cell.set(part, id)
    }
  }

  /// Gives the view that holds the views of a cell its object ID.
  private func identifyContents(of cell: NibDraft, _ node: SceneNode) {
    for view in cell.children where view.name.hasSuffix("CellContentView") && view["id"] == nil {
      view.set("id", ids.id(for: "content " + path(of: node)))
    }
  }

  /// Gives a draft its object ID, and its name in the outline the id of the scene, by which the import names it.
  func identify(_ node: SceneNode, _ draft: NibDraft) {
    guard draft["id"] == nil else { return }
    draft.set("id", ids.id(for: path(of: node)))
    guard let name = node.name else { return }
    node.carry("id")
    draft.set("userLabel", name)
    if node.kind.role == .controller { draft.set("storyboardIdentifier", name) }
    // The import does not read other names in the outline as ids.
    if !OutlineLabel.isID(name), notes.canHold(node), let id = node.attributes.first(where: { $0.name == "id" }) {
      notes.add(id, of: node)
    }
  }

  private static func hasID(_ node: SceneNode) -> Bool {
    node.isView || node.kind.attribute(named: "id") != nil || node.kind.role == .tabBarItem
      || node.kind.role == .tableSection || node.kind.role == .navigationItem
  }

  /// The identity of an element: the ids of the scene, or its position among its siblings.
  func path(of node: SceneNode) -> String {
    guard let parent = node.parent else { return "" }
    guard let name = node.name else {
      return path(of: parent) + "/" + node.kind.name + "[\(node.positionWithoutName)]"
    }
    let top = topLevel(of: node)
    return (top === node ? "" : (top.name ?? top.kind.name) + "/") + name
  }

  // MARK: Notes

  /// Leaves an element to the notes of the object that it is in.
  func note(_ node: SceneNode, _ reason: String) {
    guard let parent = node.parent, notes.canHold(parent) else { return node.recordAll(.left(reason)) }
    notes.add(node, to: parent)
    node.recordAll(.noted(reason))
  }

  /// Leaves an attribute to the notes of its element.
  func note(_ attribute: SceneNode.Attribute, of node: SceneNode, _ reason: String) {
    guard notes.canHold(node) else { return node.record(.left(reason), attribute.name) }
    notes.add(attribute, of: node)
    node.record(.noted(reason), attribute.name)
  }
}
