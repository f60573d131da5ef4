import SceneCompiler
import SceneDiagnostics

/// Makes a diagram of a map.
struct DiagramBuilder {
  private let map: SceneMap
  private let shown: ShownScenes
  private var diagram = Diagram()
  /// For each controller, its box.
  private var boxes: [Int: Int] = [:]
  /// For each edge, the row that it starts at.
  private var rows: [(box: Int, row: Int)] = []

  /// The diagram of `map`.
  static func diagram(of map: SceneMap) -> Diagram {
    var builder = DiagramBuilder(map)
    builder.addBoxes()
    builder.addRows()
    builder.measure()
    if map.isOfTwoVersions { Distance.mark(&builder.diagram) }
    return builder.diagram
  }

  private init(_ map: SceneMap) {
    self.map = map
    shown = ShownScenes(map)
    diagram.title = map.title
    diagram.summary = map.summary
    diagram.isOfTwoVersions = map.isOfTwoVersions
  }

  // MARK: Boxes

  private mutating func addBoxes() {
    let root = add(Diagram.Face(kind: .picture), in: nil)
    diagram.tree.boxes[root].packsChildren = true
    if map.isOfTwoVersions { diagram.faces[root].rows = ChangeRows.heading(of: map) }
    for (index, file) in map.files.enumerated() {
      let group = map.files.count > 1 ? addFile(file, in: root) : root
      diagram.tree.boxes[group].packsChildren = true
      addProblems(shown.problems(of: index, map), to: group, width: 420)
      for controller in shown.tops[index] { addController(controller, in: group) }
    }
    if map.controllers.isEmpty {
      let line = TextLine([TextSpan(text: "no controllers", style: .detail)])
      diagram.faces[root].rows.append(Diagram.Row(role: .text, line: line))
    }
  }

  private mutating func addFile(_ file: SceneMap.File, in root: Int) -> Int {
    let box = add(Diagram.Face(kind: .file), in: root)
    diagram.faces[box].tooltip = file.shortName
    diagram.faces[box].rows = [
      Diagram.Row(role: .name(badges: []), line: TextLine([TextSpan(text: file.shortName, style: .name)]))
    ]
    return box
  }

  private mutating func add(_ face: Diagram.Face, in parent: Int?) -> Int {
    let box = diagram.faces.count
    diagram.faces.append(face)
    diagram.tree.boxes.append(BoxTree.Box(parent: parent))
    if let parent { diagram.tree.boxes[parent].children.append(box) }
    return box
  }

  /// Adds a controller and all that is in it, however deep: what it is in comes first.
  private mutating func addController(_ controller: Int, in parent: Int) {
    var open: [(child: ShownScenes.Child, parent: Int)] = [(.controller(controller), parent)]
    while let (child, parent) = open.popLast() {
      switch child {
      case .controller(let controller):
        let box = add(face(of: controller), in: parent)
        boxes[controller] = box
        open += shown.children[controller].reversed().map { ($0, box) }
      case .turns(let view, let controllers):
        var face = Diagram.Face(kind: .turns)
        let text = [TextSpan(text: view, style: .identifier), TextSpan(text: "· one at a time", style: .detail)]
        face.rows = [Diagram.Row(role: .text, line: TextLine(text))]
        let box = add(face, in: parent)
        open += controllers.reversed().map { (.controller($0), box) }
      }
    }
  }

  private func face(of index: Int) -> Diagram.Face {
    let controller = map.controllers[index]
    var face = Diagram.Face(kind: controller.isPlaceholder ? .placeholder : .controller)
    face.isInitial = controller.isInitial
    face.isUnreachable = controller.isUnreachable
    face.tooltip = map.tooltip(of: controller)
    face.change = controller.change?.kind
    let former = controller.change?.formerName.map { [TextSpan(text: "\($0) →", style: .formerName)] } ?? []
    let name = former + [TextSpan(text: controller.name, style: .name)]
    let title = controller.title.map { [TextSpan(text: "“\($0)”", style: .detail)] } ?? []
    let badges = (face.isInitial ? ["initial"] : []) + (face.isUnreachable ? ["unreachable"] : [])
    face.rows = [
      Diagram.Row(role: .name(badges: badges), line: TextLine(name + title), change: face.change),
      Diagram.Row(role: .text, line: TextLine([TextSpan(text: map.detail(of: controller), style: .detail)])),
    ]
    for parameter in controller.parameters {
      let spans = [
        TextSpan(text: "needs", style: .detail), TextSpan(text: map.text(of: parameter), style: .identifier),
      ]
      face.rows.append(Diagram.Row(role: .text, line: TextLine(spans)))
    }
    face.rows += ChangeRows.notes(controller.change)
    return face
  }

  // MARK: Rows

  private mutating func addRows() {
    for (controller, box) in boxes.sorted(by: { $0.value < $1.value }) {
      diagram.tree.boxes[box].isStart = map.controllers[controller].isInitial
      addCaptions(controller, box)
      addProblems(map.controllers[controller].problems, to: box, width: 260)
      // What leads into the box itself comes last: its line goes down beside the text.
      let (outer, inner) = departures(controller, box)
      for segue in outer + inner { addSegue(segue, box) }
    }
    markStarts()
  }

  /// What an initial controller is in is where an app starts, too.
  private mutating func markStarts() {
    for box in diagram.tree.boxes.indices.reversed() where diagram.tree.boxes[box].isStart {
      if let parent = diagram.tree.boxes[box].parent { diagram.tree.boxes[parent].isStart = true }
    }
  }

  private func departures(_ controller: Int, _ box: Int) -> (outer: [Int], inner: [Int]) {
    let all = shown.departures[controller]
    let inner = all.filter { leadsInside($0, box) }
    return (all.filter { !leadsInside($0, box) }, inner)
  }

  private func leadsInside(_ segue: Int, _ box: Int) -> Bool {
    var next = map.segues[segue].destination.flatMap { boxes[$0] }.flatMap { diagram.tree.boxes[$0].parent }
    while let ancestor = next {
      if ancestor == box { return true }
      next = diagram.tree.boxes[ancestor].parent
    }
    return false
  }

  private mutating func addCaptions(_ controller: Int, _ box: Int) {
    for index in shown.placings[controller] {
      let segue = map.segues[index]
      diagram.faces[box].tooltip += "\n" + map.tooltip(of: segue)
      let line = TextLine(spans(of: segue, turns: shown.turns[index]))
      diagram.faces[box].captions.append(Diagram.Caption(line: line, change: segue.change?.kind))
      diagram.faces[box].captions += ChangeRows.notes(segue.change).map {
        Diagram.Caption(line: $0.line, change: $0.change, isMore: true)
      }
      for problem in segue.problems {
        let text = map.text(of: map.problems[problem])
        diagram.faces[box].captions += TextLine.lines(text, style(of: problem), width: 260)
          .map { Diagram.Caption(line: $0) }
        mark(box, style(of: problem))
      }
    }
    if map.controllers[controller].holder != nil, shown.placings[controller].isEmpty {
      let line = TextLine([TextSpan(text: "added by code", style: .detail)])
      diagram.faces[box].captions = [Diagram.Caption(line: line)]
    }
  }

  private func spans(of segue: SceneMap.Segue, turns: Int = 1) -> [TextSpan] {
    let isPlacing = segue.kind == "embed" && turns > 1
    let view = isPlacing ? (segue.isFirst ? "first" : nil) : segue.view
    var spans = [
      TextSpan(text: map.word(for: segue), style: .kind(SegueStyle(segue.kind))),
      TextSpan(text: map.label(of: segue), style: .identifier),
      TextSpan(text: view.map { "· \($0)" } ?? "", style: .detail),
    ]
    if segue.destination == nil {
      spans.append(TextSpan(text: segue.destinationName.map { "→ \($0)?" } ?? "→ ?", style: .detail))
    }
    return spans
  }

  private mutating func addSegue(_ index: Int, _ box: Int) {
    let segue = map.segues[index]
    let edge = addEdge(segue, box)
    diagram.faces[box].rows.append(
      Diagram.Row(role: .segue(edge: edge), line: TextLine(spans(of: segue)), change: segue.change?.kind))
    diagram.faces[box].rows += ChangeRows.notes(segue.change)
    if edge == nil { diagram.faces[box].tooltip += "\n" + map.tooltip(of: segue) }
    addProblems(segue.problems, to: box, width: 260)
  }

  private mutating func addEdge(_ segue: SceneMap.Segue, _ box: Int) -> Int? {
    guard let target = segue.destination.flatMap({ boxes[$0] }) else { return nil }
    let style = SegueStyle(segue.kind)
    let change = segue.change?.kind
    // Only lines that look the same become one.
    let look = (change.flatMap(SceneMap.Change.Kind.allCases.firstIndex) ?? -1) + 1
    diagram.tree.edges.append(
      BoxTree.Edge(
        source: box, target: target, departure: 0, style: style.index + look * SegueStyle.allCases.count,
        isReturn: style == .unwind))
    diagram.edgeFaces.append(Diagram.EdgeFace(style: style, tooltip: map.tooltip(of: segue), change: change))
    rows.append((box, diagram.faces[box].rows.count))
    return diagram.tree.edges.count - 1
  }

  private mutating func addProblems(_ problems: [Int], to box: Int, width: Double) {
    for problem in problems {
      let style = style(of: problem)
      mark(box, style)
      let lines = TextLine.lines(map.text(of: map.problems[problem]), style, width: width)
      for (number, line) in lines.enumerated() {
        diagram.faces[box].rows.append(Diagram.Row(role: number == 0 ? .problem : .moreOfProblem, line: line))
      }
    }
  }

  private func style(of problem: Int) -> TextStyle { map.problems[problem].severity == .error ? .error : .warning }

  /// Where there are two versions, the colour of a box says what became of it.
  private mutating func mark(_ box: Int, _ style: TextStyle) {
    if map.isOfTwoVersions { return }
    if diagram.faces[box].severity != .error { diagram.faces[box].severity = style }
  }

  // MARK: Measures

  private mutating func measure() {
    let edges = diagram.tree.edges
    let inner = Set(
      edges.indices.filter {
        EdgeRoute(edges[$0], diagram.tree.boxes).up.isEmpty && edges[$0].source != edges[$0].target
      })
    for box in diagram.faces.indices {
      diagram.tree.boxes[box].caption = DiagramMeasures.size(ofCaptions: diagram.faces[box].captions)
      diagram.tree.boxes[box].header = DiagramMeasures.place(&diagram.faces[box].rows) { row in
        if case .segue(let edge?) = row.role, inner.contains(edge) { Spacing.innerChannel } else { 0 }
      }
      let width = max(diagram.tree.boxes[box].header.width, diagram.tree.boxes[box].caption.width)
      diagram.tree.boxes[box].header.width = width
    }
    for (edge, start) in rows.enumerated() {
      diagram.tree.edges[edge].departure = diagram.faces[start.box].rows[start.row].middle
    }
  }
}
