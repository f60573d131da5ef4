public import SceneCompiler

/// A map as an SVG picture in one file: no script, no font, no other file.
public struct VectorPicture {
  private let diagram: Diagram
  private let layout: NestedLayout
  /// The nesting depth of each box.
  private var depths: [Int]

  /// The picture of `map`.
  ///
  /// - Parameter isInteractive: whether boxes and lines contain the indices of their controllers, for a script.
  public init(_ map: SceneMap, isInteractive: Bool = false) {
    self.init(map, isInteractive: isInteractive, screens: BoxScreens())
  }

  /// The picture of `map`, whose boxes show screens.
  package init(_ map: SceneMap, isInteractive: Bool = false, screens: BoxScreens) {
    let page = PageLayout(
      DiagramBuilder.diagram(of: map, isInteractive: isInteractive, screens: screens),
      width: screens.isEmpty ? Spacing.page : Spacing.canvas)
    (diagram, layout) = (page.diagram, page.layout)
    depths = Array(repeating: 0, count: diagram.faces.count)
    for (box, face) in diagram.faces.enumerated() {
      guard let parent = diagram.tree.boxes[box].parent else { continue }
      depths[box] = depths[parent] + (face.kind == .turns ? 0 : 1)
    }
  }

  /// The picture as SVG.
  public var text: String {
    let (width, height) = (layout.size.width.short, layout.size.height.short)
    var lines = [
      "<!-- Made by scenec \(diagram.isOfTwoVersions ? "diff" : "graph"). -->",
      "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\" font-family=\"\(Self.fonts)\">",
      "<title>\(diagram.title.inXML)</title>",
      "<desc>\(diagram.summary.inXML)</desc>",
      "<style>", style, "</style>",
      "<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\" rx=\"8\"/>",
    ]
    lines += diagram.faces.indices.flatMap(box)
    var paths = EdgePaths()
    for edge in diagram.edgeFaces.indices where !diagram.tree.edges[edge].isReference {
      lines.append(self.edge(edge, &paths))
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var style: String {
    let screens = showsScreens ? [Stylesheet.screens] : []
    let changes = diagram.isOfTwoVersions ? [Stylesheet.changes] : []
    let isOfRuns = diagram.faces.contains { $0.isCovered != nil }
    return ([Stylesheet.text] + screens + changes + (isOfRuns ? [Stylesheet.coverage] : [])).joined(separator: "\n")
  }

  private var showsScreens: Bool { diagram.faces.contains { $0.screen != nil } }

  private static let fonts =
    "-apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, 'DejaVu Sans', sans-serif"

  // MARK: Boxes

  private func box(_ index: Int) -> [String] {
    let face = diagram.faces[index]
    let writer = BoxWriter(face, layout.frames[index], number: index, isShaded: depths[index].isMultiple(of: 2))
    return writer.lines(diagram.edgeFaces) { edge in
      let ends = diagram.tree.edges[edge]
      if ends.source == ends.target { return .right }
      if layout.paths[edge].first?.x == layout.frames[index].minX, layout.isForward[edge] { return .inner }
      return layout.isForward[edge] ? .right : .left
    }
  }

  // MARK: Edges

  private func edge(_ index: Int, _ paths: inout EdgePaths) -> String {
    let (face, edge) = (diagram.edgeFaces[index], diagram.tree.edges[index])
    let elements =
      edge.source == edge.target
      ? loop(edge, face) : paths.elements(layout.paths[index], face, isForward: layout.isForward[index])
    return EdgePaths.group(elements, face)
  }

  /// The line from a box to itself.
  private func loop(_ edge: BoxTree.Edge, _ face: Diagram.EdgeFace) -> String {
    let frame = layout.frames[edge.source]
    let (x, y) = (frame.maxX, frame.minY + edge.sourceY)
    let curve = "M\(x.short) \((y - 4).short)c14 -5 14 11 4 9"
    return "<path class=\"line\" d=\"\(curve)\"/>"
      + EdgePaths.start(at: DiagramPoint(x: x, y: y - 4), face)
      + "<path class=\"head full\" d=\"M\(x.short) \((y + 5).short)l6 -3v6z\"/>"
  }
}
