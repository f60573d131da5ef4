import InterfaceBuilder
import SceneCatalog

/// Finds the destinations of unwind segues.
///
/// A storyboard does not name them: the exit says only which method UIKit looks for at run time. With the Swift files of
/// the app, it is the nearest controller whose class has the method. Without them, the nearest controller with a class is
/// the one in almost every app.
final class UnwindDestinations {
  /// The destination of an unwind segue.
  enum Answer {
    case controller(DraftElement, note: String?)
    /// No destination; with the reason.
    case nowhere(String)
  }

  private let builder: SceneBuilder
  /// The controllers that lead to a controller, by the ids of the document.
  private let origins: [String: [String]]
  /// The controllers of the document.
  private let controllers: [DraftElement]
  /// Placeholders for controllers of other files, by the name of the file and the id of the controller.
  private var placeholders: [[String]: DraftElement] = [:]

  init(_ builder: SceneBuilder) {
    self.builder = builder
    var origins: [String: [String]] = [:]
    for connection in builder.connections where connection.element.name == "segue" {
      guard connection.element["kind"] != "unwind", let destination = connection.element["destination"],
        let origin = connection.holder.controller?.source?.id
      else { continue }
      origins[destination, default: []].append(origin)
    }
    self.origins = origins
    controllers = builder.root.children.filter { $0.kind.role == .controller }
  }

  /// The controller that an unwind segue returns to.
  func destination(of segue: NibElement, in holder: DraftElement) -> Answer {
    guard let source = holder.controller else { return .nowhere("it is in no controller") }
    if let exit = segue["destination"].flatMap({ builder.document.element(withID: $0) }),
      let scene = exit.parent?.children.lazy.compactMap({ $0.id.flatMap { self.builder.made[$0] } })
        .first(where: { $0.kind.role == .controller }), scene !== source
    {
      return .controller(scene, note: nil)
    }
    let origins = self.origins(of: source)
    guard let selector = segue["unwindAction"], builder.selectors.hasSources else { return likely(origins, source) }
    return known(selector, origins, source)
  }

  // MARK: With sources

  private func known(_ selector: String, _ origins: [DraftElement], _ source: DraftElement) -> Answer {
    let near = origins.filter { has(selector, $0) }
    let far = controllers.filter { one in one !== source && has(selector, one) && !near.contains { $0 === one } }
    if let first = near.first ?? far.first {
      let others = near.count + far.count - 1
      return .controller(first, note: others == 0 ? nil : Self.several(others + 1, selector))
    }
    let foreign = inOtherFiles(selector)
    if let first = foreign.first {
      return .controller(
        placeholder(first.file, first.id), note: foreign.count == 1 ? nil : Self.several(foreign.count, selector))
    }
    let unknown = origins.first { one in
      if case .unknown = builder.selectors.knowledge(of: selector, in: one.text("customClass")) {
        one !== source
      } else {
        false
      }
    }
    if let unknown {
      return .controller(
        unknown, note: "the Swift files of the app do not show which class has '\(selector)'; the import assumes one")
    }
    builder.needsOtherFiles = true
    return .nowhere(Self.objection(to: selector, has(selector, source) ? source.text("customClass") : nil))
  }

  /// - Parameter own: the class of the segue's own controller, if that has the method.
  private static func objection(to selector: String, _ own: String?) -> String {
    guard let own else { return "no class of a controller that is imported has a method for '\(selector)'" }
    return "only '\(own)' has a method for '\(selector)', and the segue starts there, so it returns to no other "
      + "controller: connect an action with the method"
  }

  private static func several(_ count: Int, _ selector: String) -> String {
    "UIKit finds the destination of an unwind segue at run time; \(count) controllers have '\(selector)', and the import"
      + " assumes the nearest"
  }

  private func has(_ selector: String, _ controller: DraftElement) -> Bool {
    guard let name = controller.text("customClass") else { return false }
    if case .method = builder.selectors.knowledge(of: selector, in: name) { return true }
    return false
  }

  private func inOtherFiles(_ selector: String) -> [(file: String, id: String)] {
    builder.storyboards.sorted { $0.key < $1.key }.flatMap { name, storyboard in
      storyboard.classes.sorted { $0.key < $1.key }.compactMap { id, className in
        if case .method = builder.selectors.knowledge(of: selector, in: className) { (name, id) } else { nil }
      }
    }
  }

  /// The placeholder of a controller in another file.
  private func placeholder(_ file: String, _ id: String) -> DraftElement {
    if let made = placeholders[[file, id]] { return made }
    let written = builder.root.children.first { one in
      guard one.kind.role == .placeholder, one.text("storyboardName") == file else { return false }
      return one.text("referencedIdentifier").flatMap { builder.storyboards[file]?.identifiers[$0] } == id
    }
    if let written { return written }
    guard let kind = Catalog.element(named: "viewControllerPlaceholder") else { return builder.root }
    let made = DraftElement(kind, from: nil)
    made.set("sceneName", file)
    made.set("referencedIdentifier", id)
    builder.root.append(made)
    placeholders[[file, id]] = made
    return made
  }

  // MARK: Without sources

  private func likely(_ origins: [DraftElement], _ source: DraftElement) -> Answer {
    let content = origins.filter { $0.kind.container == nil && $0 !== source }
    let initial = builder.document.root["initialViewController"].flatMap { builder.made[$0] }
    let start = initial.flatMap { $0 !== source && $0.has("customClass") ? $0 : nil }
    guard let found = content.first(where: { $0.has("customClass") }) ?? start ?? content.first else {
      return .nowhere("nothing in the file says where it returns to; '--app' looks for the class with its method")
    }
    return .controller(
      found, note: "UIKit finds the destination of an unwind segue at run time; the import assumes one")
  }

  /// The controllers that lead to a controller, the nearest first; the controller itself last, if it leads to itself.
  private func origins(of controller: DraftElement) -> [DraftElement] {
    guard let start = controller.source?.id else { return [] }
    var (queue, seen): ([String], Set<String>) = ([start], [start])
    var found: [DraftElement] = []
    var leadsToItself = false
    var index = 0
    while index < queue.count {
      for origin in origins[queue[index]] ?? [] {
        if origin == start { leadsToItself = true }
        guard seen.insert(origin).inserted, let element = builder.made[origin] else { continue }
        found.append(element)
        queue.append(origin)
      }
      index += 1
    }
    return leadsToItself ? found + [controller] : found
  }
}
