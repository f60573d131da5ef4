import SceneCompiler

extension FlowCoverage {
  /// The first line of the tests.
  public static let swiftMarker = "// Made by scenec coverage"

  /// Tests that go the shortest way to each segue that no run has performed.
  ///
  /// What a user does by a view that code can name is a call; everything else is a comment that says what to do.
  ///
  /// - Parameter module: the module with the scenes; nil where its name is not known.
  public func tests(module: String?) -> String {
    let gaps = FlowGap.all(in: map).compactMap { gap -> (segue: Int, way: [Int])? in
      guard case .segue(let index) = gap.kind, let way = gap.way else { return nil }
      return (index, way)
    }
    let functions = gaps.enumerated().map { function($1.segue, $1.way, number: $0 + 1) }
    return """
      \(Self.swiftMarker): the parts of the flow that no recorded run has seen. Change it as you like.
      import HeadlessUIKitTesting
      import Testing

      @testable import \(module ?? "App")

      @MainActor @Suite struct MissingFlowTests {
      \(functions.joined(separator: "\n\n"))
      }

      """
  }

  private func function(_ segue: Int, _ way: [Int], number: Int) -> String {
    let phrase = map.segues[segue].phrase(in: map).replacing("\"", with: "'")
    let start = map.controllers[way.first.map { map.segues[$0].source } ?? map.segues[segue].source]
    let scenes = GeneratedNames.scenes(ofFile: map.files[start.file].name) ?? "Scenes"
    let root =
      start.isInitial ? "instantiateInitialViewController" : GeneratedNames.instantiate(start.name)
    var lines = [
      "@Test(\"\(phrase.prefix(1).uppercased() + phrase.dropFirst())\")", "func gap\(number)() throws {",
      "  let app = HeadlessApp(root: \(scenes).\(root)(\(Self.arguments(for: start))))",
    ]
    for index in way + [segue] { lines += step(map.segues[index]).map { "  " + $0 } }
    lines.append("}")
    return lines.map { "  " + $0 }.joined(separator: "\n")
  }

  /// Placeholders, as Xcode shows them, for what a controller needs.
  private static func arguments(for controller: SceneMap.Controller) -> String {
    controller.parameters.filter { $0.fallback == nil }.map { "\($0.name): <#\($0.type)#>" }.joined(separator: ", ")
  }

  /// Elements that a tap on `scene.view` performs.
  private static let tapped: Set<String> = ["button", "barButtonItem"]

  private func step(_ segue: SceneMap.Segue) -> [String] {
    // Containers show what they embed by themselves.
    guard segue.kind != "embed" || segue.viewElement == nil, segue.kind != "relationship" else { return [] }
    let source = map.controllers[segue.source]
    guard let type = source.customClass?.split(separator: ".").last else {
      return ["// \(source.name) has no class: find it in app.window, and perform \(segue.phrase(in: map))."]
    }
    let find = "app.find(\(type).self).scene"
    if let view = segue.view, view != segue.viewElement, Self.tapped.contains(segue.viewElement ?? "") {
      return ["try app.tap(\(find).\(GeneratedNames.property(view)))"]
    }
    guard let view = segue.view else {
      return [segue.performMethod.map { "try \(find).\($0)()" } ?? "// Perform \(segue.phrase(in: map)) in code."]
    }
    return ["// Perform \(segue.phrase(in: map)): its \(segue.viewElement ?? "view") '\(view)'."]
  }
}
