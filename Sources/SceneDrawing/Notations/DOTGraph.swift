public import SceneCompiler
import SceneDiagnostics

/// A map in DOT, the language of Graphviz.
public struct DOTGraph {
  private let map: SceneMap
  private let shown: ShownScenes

  /// The graph of `map`.
  public init(_ map: SceneMap) {
    self.map = map
    shown = ShownScenes(map)
  }

  /// The graph as text.
  public var text: String {
    let heading = [
      "// Made by scenec graph.", "digraph scenes {", "  rankdir=LR;", "  compound=true;",
      "  fontname=\"sans-serif\";", "  node [shape=box, style=rounded, fontname=\"sans-serif\"];",
      "  edge [fontname=\"sans-serif\", fontsize=11];",
    ]
    let groups = shown.files.flatMap(group)
    return (heading + groups + map.segues.indices.flatMap(segue) + notes + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: Controllers

  private func group(_ index: Int) -> [String] {
    let lines = ContainmentOutline(shown.children, tops: shown.tops[index]).lines { entry, indentation in
      switch entry {
      case .begin(let controller):
        [
          "\(indentation)subgraph cluster_in\(controller) {",
          "\(indentation)  label=\(Self.quoted(map.controllers[controller].name));",
        ] + [node(controller, indentation + "  ")]
      case .leaf(let controller): [node(controller, indentation)]
      case .end: ["\(indentation)}"]
      }
    }
    guard map.files.count > 1 else { return lines.map { "  " + $0 } }
    return [
      "  subgraph cluster_file\(index) {", "    label=\(Self.quoted(map.files[index].shortName));",
      "    bgcolor=\"#f6f8fa\";",
    ] + lines.map { "    " + $0 } + ["  }"]
  }

  private func node(_ index: Int, _ indentation: String) -> String {
    let controller = map.controllers[index]
    var lines = [controller.name, map.detail(of: controller)]
    if let title = controller.title { lines[0] += " “\(title)”" }
    if controller.isEntry { lines.append("initial") }
    if controller.isUnreachable { lines.append("unreachable") }
    lines += controller.parameters.map { "needs \(map.text(of: $0))" }
    lines += controller.problems.map { map.text(of: map.problems[$0]) }
    var attributes = ["label=\(Self.quoted(lines.joined(separator: "\n")))"]
    if controller.isEntry { attributes.append("penwidth=2.5") }
    if controller.isPlaceholder || controller.isUnreachable { attributes.append("style=\"rounded,dashed\"") }
    if let color = color(of: controller.problems) { attributes.append(color) }
    return "\(indentation)c\(index) [\(attributes.joined(separator: ", "))];"
  }

  private func color(of problems: [Int]) -> String? {
    map.worst(of: problems).map { "color=\"\($0 == .error ? "#cf222e" : "#9a6700")\"" }
  }

  // MARK: Segues

  private func segue(_ index: Int) -> [String] {
    let segue = map.segues[index]
    let style = SegueStyle(segue.kind)
    let name = [map.word(for: segue), map.label(of: segue), segue.view.map { "· \($0)" } ?? ""].filter { !$0.isEmpty }
    let lines = [name.joined(separator: " ")] + segue.problems.map { map.text(of: map.problems[$0]) }
    var attributes = ["label=\(Self.quoted(lines.joined(separator: "\n")))", Self.attributes(of: style)]
    if style == .unwind { attributes.append("constraint=false") }
    if let color = color(of: segue.problems) { attributes.append(color) }
    let target = segue.destination.map { "c\($0)" } ?? "lost\(index)"
    let edge = "  c\(segue.source) -> \(target) [\(attributes.joined(separator: ", "))];"
    guard segue.destination == nil else { return [edge] }
    if let omitted = segue.omittedDestination {
      return ["  \(target) [label=\(Self.quoted(omitted.key)), style=\"rounded,dashed\"];", edge]
    }
    let label = Self.quoted((segue.destinationName ?? "") + "?")
    return ["  \(target) [label=\(label), color=\"#cf222e\", style=\"rounded,dotted\"];", edge]
  }

  private static func attributes(of style: SegueStyle) -> String {
    switch style {
    case .embed: "penwidth=2.5, arrowhead=box"
    case .relationship: "penwidth=2.5, arrowhead=obox"
    case .push: "arrowhead=normal"
    case .show: "arrowhead=vee"
    case .showDetail: "arrowhead=veevee"
    case .replace: "arrowhead=teenormal"
    case .present: "style=dashed, arrowhead=onormal"
    case .popover: "style=dotted, arrowhead=odot"
    case .custom: "style=dashed, arrowhead=diamond"
    case .unwind: "style=dashed, arrowhead=vee"
    case .unknown: "style=dotted, arrowhead=tee"
    }
  }

  // MARK: Problems

  private var notes: [String] {
    map.files.indices.flatMap { file in
      shown.problems(of: file, map).map { problem in
        let text = map.files.count > 1 ? "\(map.files[file].shortName)\n" : ""
        let label = Self.quoted(text + map.text(of: map.problems[problem]))
        return "  note\(problem) [shape=note, style=solid, label=\(label), \(color(of: [problem]) ?? "")];"
      }
    }
  }

  /// Text in quotation marks. Graphviz interprets backslashes and entities of HTML in it.
  private static func quoted(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line).singleLine.replacing("&", with: "&amp;").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
    return "\"\(lines.joined(separator: "\\n"))\""
  }
}

extension String {
  /// The text with every occurrence of a character replaced.
  fileprivate func replacing(_ character: Character, with replacement: String) -> String {
    reduce(into: "") { $0 += $1 == character ? replacement : String($1) }
  }
}
