import SceneCompiler
import SceneDiagnostics

/// Builds the diagram of a map.
struct DiagramBuilder {
  private let map: SceneMap
  private let shown: ShownScenes
  private var diagram = Diagram()
  /// The box of each controller.
  private var boxes: [Int: Int] = [:]

  private let isInteractive: Bool
  private let screens: BoxScreens

  /// The diagram of `map`.
  ///
  /// - Parameters:
  ///   - isInteractive: whether boxes contain the indices of their controllers.
  ///   - screens: the screens that boxes show.
  static func diagram(
    of map: SceneMap, isInteractive: Bool = false, screens: BoxScreens = BoxScreens()
  ) -> Diagram {
    var builder = DiagramBuilder(map, isInteractive, screens)
    builder.addBoxes()
    builder.addRows()
    return builder.diagram
  }

  private init(_ map: SceneMap, _ isInteractive: Bool, _ screens: BoxScreens) {
    self.map = map
    self.isInteractive = isInteractive
    self.screens = screens
    shown = ShownScenes(map)
    diagram.title = map.title
    diagram.summary = map.summary
    diagram.isOfTwoVersions = map.isOfTwoVersions
  }

  // MARK: Boxes

  private mutating func addBoxes() {
    let root = add(Diagram.Face(kind: .picture), in: nil)
    diagram.tree.boxes[root].packsChildren = true
    diagram.tree.boxes[root].isUniform = map.files.count > 1
    if map.isOfTwoVersions { diagram.faces[root].rows = ChangeRows.heading(of: map) }
    addOmission(to: root)
    for index in shown.files {
      let group = map.files.count > 1 ? addFile(map.files[index], in: root) : root
      diagram.tree.boxes[group].packsChildren = true
      addProblems(shown.problems(of: index, map), to: group, width: 420)
      for controller in shown.tops[index] { addController(controller, in: group) }
    }
    if map.controllers.isEmpty {
      let line = TextLine([TextSpan(text: "no controllers", style: .detail)])
      diagram.faces[root].rows.append(Diagram.Row(role: .text, line: line))
    }
  }

  /// Adds the number of controllers that an excerpt omits.
  private mutating func addOmission(to root: Int) {
    guard map.omittedCount > 0 else { return }
    let line = TextLine([TextSpan(text: map.omission, style: .detail)])
    diagram.faces[root].rows.append(Diagram.Row(role: .text, line: line))
  }

  private mutating func addFile(_ file: SceneMap.File, in root: Int) -> Int {
    let box = add(Diagram.Face(kind: .file), in: root)
    diagram.faces[box].tooltip = file.shortName
    diagram.faces[box].change = file.change?.kind
    let former = file.change?.formerName.map { [TextSpan(text: "\($0).scene →", style: .formerName)] } ?? []
    let name = TextLine(former + [TextSpan(text: file.shortName, style: .name)])
    diagram.faces[box].rows =
      [Diagram.Row(role: .name(badges: []), line: name, change: file.change?.kind)] + ChangeRows.notes(file.change)
    return box
  }

  private mutating func add(_ face: Diagram.Face, in parent: Int?) -> Int {
    let box = diagram.faces.count
    diagram.faces.append(face)
    diagram.tree.boxes.append(BoxTree.Box(parent: parent))
    if let parent { diagram.tree.boxes[parent].children.append(box) }
    return box
  }

  /// Adds a controller and its descendants, without recursion: containers precede their children.
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
    face.controller = isInteractive ? index : nil
    face.screen = screens[path: map.files[controller.file].path, position: controller.position]
    face.isInitial = controller.isEntry
    face.becameUnreachable = controller.change?.becameUnreachable == true
    face.sources = controller.omittedSources.map { label(of: $0, from: controller) }
    face.isUnreachable = controller.isUnreachable
    face.tooltip = map.tooltip(of: controller)
    face.change = controller.change?.kind
    face.isCovered = controller.timesShown.map { $0 > 0 }
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
      // Segues into the box itself come last, because their lines go down beside the text.
      let (outer, inner) = outgoingSegues(controller, box)
      for segue in outer + inner { addSegue(segue, box) }
    }
    markStarts()
  }

  /// Marks the containers of initial controllers, because the app starts in them too.
  private mutating func markStarts() {
    for box in diagram.tree.boxes.indices.reversed() where diagram.tree.boxes[box].isStart {
      if let parent = diagram.tree.boxes[box].parent { diagram.tree.boxes[parent].isStart = true }
    }
  }

  private func outgoingSegues(_ controller: Int, _ box: Int) -> (outer: [Int], inner: [Int]) {
    let all = shown.outgoingSegues[controller]
    let inner = all.filter { leadsInside($0, box) }
    return (all.filter { !leadsInside($0, box) }, inner)
  }

  private func leadsInside(_ segue: Int, _ box: Int) -> Bool {
    map.segues[segue].destination.map { isInside($0, box) } ?? false
  }

  private func isInside(_ controller: Int, _ box: Int) -> Bool {
    var next = boxes[controller].flatMap { diagram.tree.boxes[$0].parent }
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
    if segue.destination == nil, segue.omittedDestination == nil {
      spans.append(TextSpan(text: segue.destinationName.map { "→ \($0)?" } ?? "→ ?", style: .detail))
    }
    return spans
  }

  private mutating func addSegue(_ index: Int, _ box: Int) {
    let segue = map.segues[index]
    guard segue.omittedDestination == nil else { return addReference(segue, box) }
    let edge = addEdge(segue, box, to: segue.destination)
    diagram.faces[box].rows.append(
      Diagram.Row(
        role: .segue(edge: edge), line: TextLine(spans(of: segue)), change: segue.change?.kind,
        trigger: trigger(of: segue, box)))
    diagram.faces[box].rows += ChangeRows.notes(segue.change)
    addFormerDestination(of: segue, box)
    if edge == nil { diagram.faces[box].tooltip += "\n" + map.tooltip(of: segue) }
    addProblems(segue.problems, to: box, width: 260)
  }

  private func trigger(of segue: SceneMap.Segue, _ box: Int) -> DiagramPoint? {
    diagram.faces[box].screen?.trigger(of: segue.position)
  }

  /// Adds a segue to a controller that the excerpt omits.
  private mutating func addReference(_ segue: SceneMap.Segue, _ box: Int) {
    diagram.faces[box].rows.append(
      Diagram.Row(face(of: segue, to: nil), spans: spans(of: segue), trigger: trigger(of: segue, box)))
    diagram.faces[box].rows += ChangeRows.notes(segue.change)
    addFormerDestination(of: segue, box)
    addProblems(segue.problems, to: box, width: 260)
  }

  /// Adds a line to the former target of a segue, unless the box contains it.
  private mutating func addFormerDestination(of segue: SceneMap.Segue, _ box: Int) {
    guard let former = segue.formerDestination, !isInside(former, box) else { return }
    guard let edge = addEdge(segue, box, to: former, isFormer: true) else { return }
    let line = TextLine([
      TextSpan(text: "before →", style: .detail), TextSpan(text: diagram.edgeFaces[edge].target, style: .identifier),
    ])
    diagram.faces[box].rows.append(Diagram.Row(role: .segue(edge: edge), line: line))
  }

  private func face(of segue: SceneMap.Segue, to destination: Int?, isFormer: Bool = false) -> Diagram.EdgeFace {
    let source = map.controllers[segue.source]
    let target = destination.map(map.omitted) ?? segue.omittedDestination
    let sourceLabel = destination.map { label(of: map.omitted(segue.source), from: map.controllers[$0]) }
    return Diagram.EdgeFace(
      style: SegueStyle(segue.kind), tooltip: map.tooltip(of: segue), change: isFormer ? .removed : segue.change?.kind,
      isCovered: segue.timesPerformed.map { $0 > 0 },
      isFormer: isFormer, source: sourceLabel ?? source.name, target: target.map { label(of: $0, from: source) } ?? "",
      destination: isInteractive ? destination : nil)
  }

  /// The name of a controller for a reference from another one: `cart`, or `cart · Shop` from another file.
  private func label(of controller: SceneMap.Omitted, from other: SceneMap.Controller) -> String {
    controller.file == map.files[other.file].name ? controller.name : "\(controller.name) · \(controller.file)"
  }

  private mutating func addEdge(
    _ segue: SceneMap.Segue, _ box: Int, to destination: Int?, isFormer: Bool = false
  ) -> Int? {
    guard let destination, let target = boxes[destination] else { return nil }
    let face = face(of: segue, to: destination, isFormer: isFormer)
    let (style, change) = (face.style, face.change)
    // Only lines of the same appearance are joined.
    let isMissed = face.isCovered == false
    let kinds = SceneMap.Change.Kind.allCases
    let look = isMissed ? kinds.count + 1 : (change.flatMap(kinds.firstIndex) ?? -1) + 1
    diagram.tree.edges.append(
      BoxTree.Edge(
        source: box, target: target, sourceY: 0, style: style.index + look * SegueStyle.allCases.count,
        isReturn: style == .unwind || isFormer))
    diagram.edgeFaces.append(face)
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

  private func style(of problem: Int) -> TextRole { map.problems[problem].severity == .error ? .error : .warning }

  /// Colours a box by its change, if there are two versions.
  private mutating func mark(_ box: Int, _ style: TextRole) {
    if map.isOfTwoVersions { return }
    if diagram.faces[box].severity != .error { diagram.faces[box].severity = style }
  }
}
