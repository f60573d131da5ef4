import SceneCompiler
public import SceneDiagnostics

extension FlowCoverage {
  /// The first characters of the text.
  public static let textMarker = "Flow coverage: "
  /// The first line of a tracefile.
  public static let lcovMarker = "TN:scenec_flow"

  /// What is missing, with the shortest way to each, and the figures.
  public var text: String {
    var lines = ["\(Self.textMarker)\(percent) %", ""]
    for gap in FlowGap.all(in: map) {
      let position = gap.position(in: map)
      let path = map.files[gap.file(in: map)].path
      lines.append("\(path):\(position.line):\(position.column): \(gap.sentence(in: map))")
      if let way = wayText(gap) { lines.append("  way: \(way)") }
    }
    if lines.count > 2 { lines.append("") }
    lines += [
      "Controllers: \(controllers.text)", "Segues: \(segues.text)", "Unwind segues: \(unwinds.text)",
    ]
    if hooks.declared > 0 { lines.append("Hooks: \(hooks.text)") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `home → cart by 'cartButton' → payment by 'pay' in code`.
  private func wayText(_ gap: FlowGap) -> String? {
    guard let way = gap.way, !way.isEmpty else { return nil }
    let start = map.controllers[map.segues[way[0]].source].name
    let steps = way.map { index -> String in
      let segue = map.segues[index]
      let name = segue.destination.map { map.controllers[$0].name } ?? ""
      // Containers show what they hold by themselves.
      guard let kind = segue.kind, !["relationship", "embed"].contains(kind) else { return name }
      let by = segue.view.map { "'\($0)'" } ?? segue.identifier.map { "'\($0)' in code" } ?? "its \(kind) segue in code"
      return "\(name) by \(by)"
    }
    return ([start] + steps).joined(separator: " → ")
  }

  /// The figures, the counts of all controllers and segues, and what is missing.
  public var json: JSON {
    .object([
      ("generator", .string("scenec coverage")), ("version", .number(1)), ("percent", .number(percent)),
      ("controllers", controllers.json), ("segues", segues.json), ("unwinds", unwinds.json),
      ("hooks", hooks.json),
      ("shown", .array(map.controllers.compactMap(shown))),
      ("performed", .array(map.segues.compactMap(performed))),
      ("missing", .array(FlowGap.all(in: map).map(missing))),
    ])
  }

  private func shown(_ controller: SceneMap.Controller) -> JSON? {
    controller.timesShown.map { times in
      .object([
        ("file", .string(map.files[controller.file].path)), ("line", .number(controller.position.line)),
        ("controller", .string(controller.name)), ("times", .number(times)),
      ])
    }
  }

  private func performed(_ segue: SceneMap.Segue) -> JSON? {
    segue.timesPerformed.map { times in
      .object([
        ("file", .string(map.files[map.controllers[segue.source].file].path)), ("line", .number(segue.position.line)),
        ("kind", .optional(segue.kind)), ("identifier", .optional(segue.identifier)),
        ("source", .string(map.controllers[segue.source].name)),
        ("destination", .optional(segue.destination.map { map.controllers[$0].name })),
        ("hook", .optional(segue.hook)), ("times", .number(times)),
      ])
    }
  }

  private func missing(_ gap: FlowGap) -> JSON {
    let position = gap.position(in: map)
    let way = gap.way?.map { JSON.string(map.segues[$0].phrase(in: map)) }
    return .object([
      ("file", .string(map.files[gap.file(in: map)].path)), ("line", .number(position.line)),
      ("column", .number(position.column)), ("message", .string(gap.sentence(in: map))),
      ("way", way.map(JSON.array) ?? .null),
    ])
  }

  /// A tracefile of LCOV: the lines of scenes that declare controllers and segues are its code.
  public var lcov: String {
    var counts: [Int: [Int: Int]] = [:]
    func add(_ times: Int?, _ line: Int, _ file: Int) {
      guard let times else { return }
      // Of several on one line, the one that is seen least counts.
      counts[file, default: [:]][line] = min(counts[file]?[line] ?? .max, times)
    }
    for controller in map.controllers { add(controller.timesShown, controller.position.line, controller.file) }
    for segue in map.segues {
      add(segue.timesPerformed, segue.position.line, map.controllers[segue.source].file)
    }
    return counts.sorted { $0.key < $1.key }.map { file, lines in
      let rows = lines.sorted { $0.key < $1.key }.map { "DA:\($0.key),\($0.value)\n" }.joined()
      return
        "\(Self.lcovMarker)\nSF:\(map.files[file].path)\n\(rows)LF:\(lines.count)\nLH:\(lines.count { $0.value > 0 })\nend_of_record\n"
    }.joined()
  }
}

extension FlowCoverage.Share {
  /// `3 of 4`.
  fileprivate var text: String { "\(seen) of \(declared)" }

  fileprivate var json: JSON { .object([("declared", .number(declared)), ("seen", .number(seen))]) }
}
