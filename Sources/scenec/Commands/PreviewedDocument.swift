import PathKit
import SceneBuilding
import SceneCompiler
import SceneDiagnostics
import SceneImport
import ScenePreview
import UIKitFacts

/// A storyboard or a xib whose screens are shown as it would be imported.
struct PreviewedDocument {
  /// What the document says of its canvas.
  let canvas: DocumentCanvas
  /// The device that it is drawn for, if it names one that is known.
  let device: DocumentDevice?
  private let file: SceneFile
  private let lines: LineTable
  private let paths: ObjectPaths
  private let origins: [ObjectPaths.Place: ViewOrigin]

  /// Imports a document in memory.
  ///
  /// - Returns: the graph of the scene that it became, and the document.
  static func imported(_ nib: SceneFile) throws(CallError) -> (graph: SceneGraph, document: PreviewedDocument) {
    var options = Importer.Options()
    options.isForCanvas = true
    let result = Importer.run(nib, named: Path(nib.path).lastComponent, scenePath: nib.path, options)
    guard let scene = result.scene else {
      throw CallError("cannot show '\(nib.path)': \(result.objection ?? "it is no storyboard")")
    }
    let (graph, _) = Compiler().graph(of: [SceneFile(path: nib.path, bytes: scene)])
    return (graph, PreviewedDocument(nib, result, graph))
  }

  /// - Parameter graph: the graph of the scene that the document became.
  private init(_ file: SceneFile, _ result: Importer.Result, _ graph: SceneGraph) {
    let facts = result.canvas
    // The first canvases with constraints had no devices: a status bar of 20 points, two pixels to a point.
    device = Device.interfaceBuilder(
      facts.deviceID ?? "retina4_7", toolsVersion: facts.deviceID == nil ? nil : facts.toolsVersion
    )
    .map { DocumentDevice(device: $0, isLandscape: facts.isLandscape) }
    self.file = file
    lines = LineTable(file)
    paths = ObjectPaths(graph)
    let views = result.views.map { (ObjectPaths.Place(owner: $0.owner, view: $0.view), $0) }
    origins = Dictionary(views, uniquingKeysWith: { first, _ in first })
    var canvas = DocumentCanvas()
    canvas.toolsVersion = facts.toolsVersion ?? .max
    canvas.namesDevice = facts.deviceID != nil
    canvas.images = facts.imageSizes.mapValues { LayoutSize(width: $0[0], height: $0[1]) }
    canvas.surroundings = facts.metrics
    for (place, view) in views {
      if let size = view.objectID.flatMap({ facts.designedSizes[$0] }) {
        let sides = size.map { $0 < 0 ? nil : $0 }
        canvas.designedSizes[place] = (sides[0], sides[1])
      }
      guard let rect = view.rect else { continue }
      let size = LayoutSize(width: rect[2], height: rect[3])
      canvas.views[place] = size
      // The root comes first.
      if canvas.sizes[view.owner] == nil { canvas.sizes[view.owner] = size }
    }
    self.canvas = canvas
  }

  /// The place of a view in the document.
  func place(of view: ScreenView) -> Place? {
    guard let offset = view.object.flatMap({ paths[$0] }).flatMap({ origins[$0]?.offset }) else { return nil }
    let start = file.bytes.indices.contains(offset) && file.bytes[offset] == UInt8(ascii: "<") ? offset + 1 : offset
    let end = file.bytes[min(start, file.bytes.count)...].firstIndex { !Self.isNameByte($0) } ?? file.bytes.count
    return Place(file, SourceRange(start, max(start, end)))
  }

  /// Whether a byte is part of the name of an element.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    default: false
    }
  }

  /// A screen whose views have their places and object IDs in the document.
  func placed(_ screen: Screen) -> Screen {
    var screen = screen
    for index in screen.views.indices {
      guard let object = screen.views[index].object, let origin = paths[object].flatMap({ origins[$0] }) else {
        continue
      }
      screen.views[index].objectID = origin.objectID
      guard let offset = origin.offset else { continue }
      let position = lines.position(of: offset)
      (screen.views[index].line, screen.views[index].column) = (position.line, position.column)
    }
    return screen
  }
}
