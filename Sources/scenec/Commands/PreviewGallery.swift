import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneImport
import ScenePreview
import UIKitFacts

/// The screens of a call: those of scenes, and of storyboards as they would be imported.
struct PreviewGallery {
  /// Scenes that are one module, or one storyboard.
  private struct Part {
    let graph: SceneGraph
    /// The storyboard that the graph was made of.
    var nib: SceneFile?
    /// What the views were in the storyboard.
    var origins: [ObjectPaths.Place: ViewOrigin] = [:]
    /// The device that the storyboard names, and how it is held.
    var device: DocumentDevice?
    /// The canvas of the storyboard.
    var canvas = DocumentCanvas()
  }

  private var parts: [Part] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var files: [SceneFile] = []
  /// The ids of the screens that are asked for; nil for all.
  private var names: Set<String>?

  /// Adds the scenes of a module.
  mutating func add(_ scenes: [SceneFile], _ compiler: Compiler, reports: (Diagnostic) -> Bool) {
    let (graph, diagnostics) = compiler.graph(of: scenes)
    self.diagnostics += diagnostics.filter { $0.severity == .error }.filter(reports)
    files += scenes
    parts.append(Part(graph: graph))
  }

  /// Adds a storyboard or a xib.
  mutating func add(_ nib: SceneFile) throws(CallError) {
    let name = Path(nib.path).lastComponent
    let result = Importer.run(nib, named: name, scenePath: nib.path, Importer.Options())
    guard let scene = result.scene else {
      throw CallError("cannot show '\(nib.path)': \(result.objection ?? "it is no storyboard")")
    }
    let (graph, _) = Compiler().graph(of: [SceneFile(path: nib.path, bytes: scene)])
    let origins = result.views.map { (ObjectPaths.Place(owner: $0.owner, view: $0.view), $0) }
    parts.append(
      Part(
        graph: graph, nib: nib, origins: Dictionary(origins, uniquingKeysWith: { first, _ in first }),
        device: Self.device(in: nib), canvas: Self.canvas(of: nib, result.views)))
  }

  /// The sizes of the roots of the document, and those that it notes of its images.
  private static func canvas(of nib: SceneFile, _ views: [ViewOrigin]) -> DocumentCanvas {
    var canvas = DocumentCanvas()
    for view in views {
      guard let rect = view.rect else { continue }
      let size = LayoutSize(width: rect[2], height: rect[3])
      canvas.views[ObjectPaths.Place(owner: view.owner, view: view.view)] = size
      if canvas.sizes[view.owner] == nil { canvas.sizes[view.owner] = size }
    }
    for part in String(decoding: nib.bytes, as: UTF8.self).split(separator: "<image name=").dropFirst() {
      let values = part.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false)
      func value(_ name: String) -> Substring? {
        values.firstIndex { $0.hasSuffix(" \(name)=") }.flatMap { $0 + 1 < values.count ? values[$0 + 1] : nil }
      }
      guard values.count > 1, value("catalog") == nil, let width = value("width").flatMap({ Double($0) }),
        let height = value("height").flatMap({ Double($0) }), (0...10_000).contains(min(width, height)),
        max(width, height) <= 10_000
      else { continue }
      canvas.images[String(values[1])] = LayoutSize(width: width, height: height)
    }
    return canvas
  }

  /// What `<device id="retina6_12" orientation="portrait" …>` says.
  private static func device(in nib: SceneFile) -> DocumentDevice? {
    let text = String(decoding: nib.bytes.prefix(2_000), as: UTF8.self)
    guard let element = text.split(separator: "<device ", maxSplits: 1).dropFirst().first?.prefix(while: { $0 != ">" })
    else { return nil }
    let id = element.split(separator: "id=\"", maxSplits: 1).last?.prefix { $0 != "\"" } ?? ""
    return Device.interfaceBuilder(String(id)).map {
      DocumentDevice(device: $0, isLandscape: element.contains("orientation=\"landscape\""))
    }
  }

  /// Takes the screens with some ids only.
  mutating func select(_ ids: [String]) throws(CallError) {
    guard !ids.isEmpty else { return }
    let known = parts.flatMap { Preview($0.graph).names }
    for id in ids where !known.contains(id) {
      throw CallError("there is no screen '\(id)'; there are \(known.map { "'\($0)'" }.joined(separator: ", "))")
    }
    names = Set(ids)
  }

  /// The screens in a format.
  func text(as format: PreviewOptions.Format, _ options: PreviewOptions) -> String {
    let comment = "<!-- Made by scenec preview. Do not edit. -->\n"
    switch format {
    case .svg: return comment + PreviewSheet(screens(options, isPage: false).flatMap(\.1)).svg
    case .html:
      let page = PreviewPage(screens(options, isPage: true).map { (label: $0.0, screens: $0.1) }).html
      return page.replacing("<!DOCTYPE html>\n", with: "<!DOCTYPE html>\n" + comment, maxReplacements: 1)
    case .json: return json(options)
    }
  }

  /// The screens of each environment, with its name.
  private func screens(_ options: PreviewOptions, isPage: Bool) -> [(String, [Screen])] {
    var result: [(String, [Screen])] = []
    for part in parts {
      let preview = Preview(part.graph, canvas: options.usesDeviceOfDocument ? part.canvas : nil)
      for environment in options.environments(document: part.device, isPage: isPage) {
        let screens = preview.screens(in: environment, only: names).map { placed($0, part) }
        if let index = result.firstIndex(where: { $0.0 == environment.label }) {
          result[index].1 += screens
        } else {
          result.append((environment.label, screens))
        }
      }
    }
    return result
  }

  /// A screen whose views have their places in the storyboard.
  private func placed(_ screen: Screen, _ part: Part) -> Screen {
    guard let nib = part.nib else { return screen }
    var screen = screen
    let (paths, lines) = (ObjectPaths(part.graph), LineTable(nib))
    for index in screen.views.indices {
      guard let offset = origin(of: screen.views[index], paths, part)?.offset else { continue }
      let position = lines.position(of: offset)
      (screen.views[index].line, screen.views[index].column) = (position.line, position.column)
    }
    return screen
  }

  private func origin(of view: ScreenView, _ paths: ObjectPaths, _ part: Part) -> ViewOrigin? {
    view.object.flatMap { paths[$0] }.flatMap { part.origins[$0] }
  }

  private func json(_ options: PreviewOptions) -> String {
    var screens: [JSON] = []
    for part in parts {
      let preview = Preview(part.graph, canvas: options.usesDeviceOfDocument ? part.canvas : nil)
      let paths = ObjectPaths(part.graph)
      for environment in options.environments(document: part.device, isPage: false) {
        let found = preview.screens(in: environment, only: names).map { placed($0, part) }
        screens += ScreenJSON.screens(found) { origin(of: $0, paths, part)?.objectID }
      }
    }
    return JSON.object([
      ("generator", .string("scenec preview")), ("version", .number(1)), ("screens", .array(screens)),
    ])
    .text + "\n"
  }
}
