import SceneCatalog
import SceneCompiler
import SceneSyntax

/// Reads one scene of a storyboard: its controller, the controllers inside that, and what they lead to.
struct StoryboardSceneReader {
  private(set) var exits: Set<String> = []
  /// The classes of what is neither a controller nor a prototype.
  private(set) var otherClasses: [Storyboard.ClassReference] = []
  private let tree: StoryboardTree
  private var controllers: [Storyboard.Controller] = []
  /// The segues and prototypes of objects beside the controller, which belong to it.
  private var loose: (segues: [Storyboard.Segue], prototypes: [Storyboard.Prototype]) = ([], [])

  init(_ tree: StoryboardTree) { self.tree = tree }

  /// Reads the objects of the scene.
  mutating func read(_ scene: Document.NodeID) {
    for objects in tree.elements(in: scene) where tree.name(objects) == "objects" {
      for object in tree.elements(in: objects) { readObject(object) }
    }
  }

  private mutating func readObject(_ object: Document.NodeID) {
    if tree.name(object) == "exit" {
      if let id = tree.text("id", of: object) { exits.insert(id.text) }
      return
    }
    visit(object, in: "objects", owner: isController(object) ? addController(object) : nil)
  }

  /// The controllers of the scene.
  func finished() -> [Storyboard.Controller] {
    var controllers = controllers
    guard !controllers.isEmpty else { return [] }
    controllers[0].segues += loose.segues
    controllers[0].prototypes += loose.prototypes
    return controllers
  }

  /// Whether an element is a controller: one that scenes have too, or one that its scene says is one.
  private func isController(_ node: Document.NodeID) -> Bool {
    let name = tree.name(node)
    guard name.hasSuffix("Controller") || name == "viewControllerPlaceholder" else {
      return tree.text("sceneMemberID", of: node)?.text == "viewController"
    }
    let role = Catalog.element(named: name)?.role
    return role == .controller || role == .placeholder
      || tree.text("sceneMemberID", of: node)?.text == "viewController"
  }

  private mutating func addController(_ node: Document.NodeID) -> Int {
    let name = tree.name(node)
    var controller = Storyboard.Controller(
      element: name, extent: tree.extent(node), objectID: tree.text("id", of: node))
    controller.identifier = tree.text("storyboardIdentifier", of: node)
    controller.customClass = tree.customClass(of: node)
    controller.title = tree.text("title", of: node)
    if name == "viewControllerPlaceholder" {
      controller.reference = Storyboard.Reference(
        storyboard: tree.text("storyboardName", of: node),
        identifier: tree.text("referencedIdentifier", of: node),
        bundle: tree.text("bundleIdentifier", of: node))
    }
    controllers.append(controller)
    return controllers.count - 1
  }

  /// Visits an element and what is inside it. The depth of a document is limited.
  private mutating func visit(_ node: Document.NodeID, in parent: String, owner: Int?) {
    let own = tree.name(node)
    if !addPrototype(node, in: parent, owner), let other = tree.customClass(of: node), !isController(node) {
      otherClasses.append(other)
    }
    for child in tree.elements(in: node) {
      let name = tree.name(child)
      if name == "connections" {
        for segue in tree.elements(in: child) where tree.name(segue) == "segue" { addSegue(segue, of: node, owner) }
      } else if !Self.leaves.contains(name) {
        let isOwner = name.hasSuffix("Controller") && isController(child)
        visit(child, in: own, owner: isOwner ? addController(child) : owner)
      }
    }
  }

  /// Elements that hold no segues.
  private static let leaves: Set<String> = [
    "rect", "autoresizingMask", "constraints", "color", "fontDescription", "state", "variation", "inset", "edgeInsets",
    "userDefinedRuntimeAttributes", "attributedString", "string", "point", "size",
  ]

  private mutating func addSegue(_ node: Document.NodeID, of source: Document.NodeID, _ owner: Int?) {
    var segue = Storyboard.Segue(extent: tree.extent(node))
    segue.kind = tree.text("kind", of: node)
    segue.identifier = tree.text("identifier", of: node)
    segue.destination = tree.text("destination", of: node)
    segue.customClass = tree.customClass(of: node)
    if let customClass = segue.customClass { otherClasses.append(customClass) }
    segue.relationship = tree.text("relationship", of: node)
    segue.unwindAction = tree.text("unwindAction", of: node)
    if !isController(source) {
      segue.trigger = Storyboard.Trigger(
        element: tree.name(source), extent: tree.extent(source), objectID: tree.text("id", of: source)?.text)
    }
    if let owner { controllers[owner].segues.append(segue) } else { loose.segues.append(segue) }
  }

  /// Adds an element that is a prototype, and says whether it is.
  private mutating func addPrototype(_ node: Document.NodeID, in parent: String, _ owner: Int?) -> Bool {
    let name = tree.name(node)
    // A cell of a section is the section's own.
    if name == "tableViewCell", parent != "prototypes" { return false }
    guard Self.reusable.contains(name), let identifier = tree.text("reuseIdentifier", of: node),
      !identifier.text.isEmpty
    else { return false }
    let prototype = Storyboard.Prototype(
      element: name, identifier: identifier, customClass: tree.customClass(of: node),
      supplementaryKind: tree.text("key", of: node).flatMap { Self.supplementaryKinds[$0.text] })
    if let owner { controllers[owner].prototypes.append(prototype) } else { loose.prototypes.append(prototype) }
    return true
  }

  private static let reusable: Set<String> = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

  private static let supplementaryKinds = [
    "sectionHeaderView": "UICollectionView.elementKindSectionHeader",
    "sectionFooterView": "UICollectionView.elementKindSectionFooter",
  ]
}
