import InterfaceBuilder
import SceneCatalog
public import SceneCompiler
public import SceneDiagnostics
import SceneSyntax

/// Reads the controllers and segues of a storyboard that UIKit loads. Everything else in it is left to UIKit.
public enum StoryboardReader {
  /// Reads a file.
  ///
  /// - Parameter name: the name of the file, without folders.
  public static func read(_ file: SceneFile, named name: String) -> Storyboard {
    var log = DiagnosticLog()
    let tree = DocumentReader.read(file, &log)
    var storyboard = Storyboard(file: file)
    storyboard.isIncomplete = tree.hasErrors
    defer { storyboard.diagnostics = log.diagnostics }
    guard let document = NibDocument(tree) else { return storyboard }
    if let objection = DocumentObjection.objection(to: document, named: name), !isReadable(objection) {
      storyboard.isIncomplete = true
      let place = Place(file, document.root.range)
      if objection != .foreign {
        log.report(UncheckedStoryboard(reason: objection.rawValue), at: place)
      } else if !log.hasErrors {
        log.report(NotAStoryboard(), at: place)
      }
      return storyboard
    }
    checkObjectIDs(document, &log)
    add(document, to: &storyboard)
    return storyboard
  }

  /// Whether UIKit loads what the import refuses.
  private static func isReadable(_ objection: DocumentObjection) -> Bool {
    switch objection {
    case .tvOS, .launchScreen, .mainNib: true
    case .conflict, .syntax, .foreign, .old, .macOS, .watchOS: false
    }
  }

  private static func checkObjectIDs(_ document: NibDocument, _ log: inout DiagnosticLog) {
    var seen: [String: NibElement] = [:]
    seen.reserveCapacity(document.elements.count)
    for element in document.elements {
      guard let attribute = element.attribute("id") else { continue }
      guard let other = seen.updateValue(element, forKey: attribute.value) else { continue }
      log.report(
        DuplicateObjectID(id: attribute.value), at: Place(document.file, attribute.valueRange),
        notes: [Note("the other '\(other.name)' is here", at: Place(document.file, other.range))])
    }
  }

  private static func add(_ document: NibDocument, to storyboard: inout Storyboard) {
    storyboard.root = extent(document.root)
    storyboard.initial = text("initialViewController", of: document.root)
    let scenes = document.root.children(named: "scenes").flatMap(\.children).filter { $0.name == "scene" }
    for scene in scenes {
      var reader = SceneReader()
      for object in scene.children(named: "objects").flatMap(\.children) { reader.read(object) }
      storyboard.controllers += reader.finished()
      storyboard.exits.formUnion(reader.exits)
    }
  }

  fileprivate static func extent(_ element: NibElement) -> Storyboard.Extent {
    Storyboard.Extent(name: element.range, whole: element.extent)
  }

  fileprivate static func text(_ name: String, of element: NibElement) -> Storyboard.Text? {
    element.attribute(name).map { Storyboard.Text($0.value, $0.valueRange) }
  }

  fileprivate static func customClass(of element: NibElement) -> Storyboard.ClassReference? {
    guard let name = text("customClass", of: element), !name.text.isEmpty else { return nil }
    let isOwn = element["customModuleProvider"] == "target"
    return Storyboard.ClassReference(name: name, module: isOwn ? nil : text("customModule", of: element))
  }
}

/// Reads one scene of a storyboard: its controller, the controllers inside that, and what they lead to.
private struct SceneReader {
  private(set) var exits: Set<String> = []
  private var controllers: [Storyboard.Controller] = []
  /// The segues and prototypes of objects beside the controller, which belong to it.
  private var loose: (segues: [Storyboard.Segue], prototypes: [Storyboard.Prototype]) = ([], [])

  /// Reads an object at the top of the scene.
  mutating func read(_ object: NibElement) {
    if object.name == "exit" { return _ = object.id.map { exits.insert($0) } }
    let isController = isController(object) || object["sceneMemberID"] == "viewController"
    visit(object, owner: isController ? addController(object) : nil)
  }

  /// The controllers of the scene.
  func finished() -> [Storyboard.Controller] {
    var controllers = controllers
    guard !controllers.isEmpty else { return [] }
    controllers[0].segues += loose.segues
    controllers[0].prototypes += loose.prototypes
    return controllers
  }

  private func isController(_ element: NibElement) -> Bool {
    let role = Catalog.element(named: element.name)?.role
    return role == .controller || role == .placeholder
  }

  private mutating func addController(_ element: NibElement) -> Int {
    let extent = StoryboardReader.extent(element)
    let id = StoryboardReader.text("id", of: element)
    var controller = Storyboard.Controller(element: element.name, extent: extent, objectID: id)
    controller.identifier = StoryboardReader.text("storyboardIdentifier", of: element)
    controller.customClass = StoryboardReader.customClass(of: element)
    controller.title = StoryboardReader.text("title", of: element)
    if element.name == "viewControllerPlaceholder" {
      controller.reference = Storyboard.Reference(
        storyboard: StoryboardReader.text("storyboardName", of: element),
        identifier: StoryboardReader.text("referencedIdentifier", of: element),
        bundle: StoryboardReader.text("bundleIdentifier", of: element))
    }
    controllers.append(controller)
    return controllers.count - 1
  }

  /// Visits an element and what is inside it. The depth of a document is limited.
  private mutating func visit(_ element: NibElement, owner: Int?) {
    addPrototype(element, owner)
    for child in element.children {
      switch child.name {
      case "connections":
        for segue in child.children where segue.name == "segue" { addSegue(segue, of: element, owner) }
      case "rect", "autoresizingMask", "constraints", "color", "fontDescription", "resources": break
      default: visit(child, owner: isController(child) && owner != nil ? addController(child) : owner)
      }
    }
  }

  private mutating func addSegue(_ element: NibElement, of source: NibElement, _ owner: Int?) {
    var segue = Storyboard.Segue(extent: StoryboardReader.extent(element))
    segue.kind = StoryboardReader.text("kind", of: element)
    segue.identifier = StoryboardReader.text("identifier", of: element)
    segue.destination = StoryboardReader.text("destination", of: element)
    segue.customClass = StoryboardReader.customClass(of: element)
    segue.relationship = StoryboardReader.text("relationship", of: element)
    segue.unwindAction = StoryboardReader.text("unwindAction", of: element)
    if !isController(source), source["sceneMemberID"] != "viewController" {
      segue.trigger = Storyboard.Trigger(
        element: source.name, extent: StoryboardReader.extent(source), objectID: source.id)
    }
    if let owner { controllers[owner].segues.append(segue) } else { loose.segues.append(segue) }
  }

  private mutating func addPrototype(_ element: NibElement, _ owner: Int?) {
    guard let identifier = StoryboardReader.text("reuseIdentifier", of: element), !identifier.text.isEmpty,
      element.parent?.name == "prototypes" || element.parent?.name == "cells"
        || element.name == "collectionReusableView"
    else { return }
    let prototype = Storyboard.Prototype(
      element: element.name, identifier: identifier, customClass: StoryboardReader.customClass(of: element),
      supplementaryKind: element.key.flatMap { Self.supplementaryKinds[$0] })
    if let owner { controllers[owner].prototypes.append(prototype) } else { loose.prototypes.append(prototype) }
  }

  private static let supplementaryKinds = [
    "sectionHeaderView": "UICollectionView.elementKindSectionHeader",
    "sectionFooterView": "UICollectionView.elementKindSectionFooter",
  ]
}
