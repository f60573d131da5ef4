import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing

@testable import SceneDrawing

/// Pictures fit the page and contain all segues.
struct PageWidthTests {
  private static func picture(_ map: SceneMap) -> PictureParts { PictureParts(MapFormat.svg.text(of: map)) }

  /// The segues that are lines, without those that are containment.
  private static func drawnSegues(_ map: SceneMap) -> Int {
    map.segues.count { segue in
      guard let destination = segue.destination else { return false }
      return !(["embed", "relationship"].contains(segue.kind) && map.controllers[destination].holder == segue.source)
    }
  }

  @Test(arguments: 1...TestRounds.count(20, many: 60))
  func randomScenesFitThePageWithAllEdges(seed: Int) {
    var scenes = RandomScenes(seed: 500 + seed)
    let map = SceneMap(of: scenes.scene(2 + 2 * seed))
    let parts = Self.picture(map)
    #expect(parts.size.width <= Spacing.page)
    #expect(parts.lines.count == Self.drawnSegues(map))
    #expect(parts.faults == [])
  }

  @Test(arguments: [(30, 4), (150, 15), (70, 3)])
  func appsFitThePageWithAllEdges(controllers: Int, files: Int) async throws {
    let map = try await LargeApp(controllers: controllers, files: files).map
    let parts = Self.picture(map)
    #expect(map.shownControllers.count == controllers)
    #expect(map.problems.isEmpty)
    #expect(parts.size.width <= Spacing.page)
    #expect(parts.lines.count == Self.drawnSegues(map))
    #expect(parts.faults == [])
  }

  @Test func fittingDiagramsHaveNoReferences() {
    let map = SceneMap(
      of: """
        <scenes initialViewController="a">
          <viewController id="a"><segue kind="present" identifier="go" destination="b"/></viewController>
          <viewController id="b"/>
        </scenes>
        """)
    #expect(Self.picture(map).labels.allSatisfy { !$0.text.contains("→") && !$0.text.hasPrefix("from") })
  }

  @Test func longChainsWrap() throws {
    let chain = (0..<12).map { number in
      "<viewController id=\"step\(number)\"><segue kind=\"present\" identifier=\"next\" destination=\"step\(number + 1)\"/>"
        + "</viewController>"
    }
    let map = SceneMap(
      of: "<scenes initialViewController=\"step0\">\(chain.joined())<viewController id=\"step12\"/></scenes>")
    let parts = Self.picture(map)
    let references = parts.labels.filter { $0.text.contains("→ step") }
    #expect(!references.isEmpty && references.count < 4)
    for reference in references {
      let target = reference.text.split(separator: " ").last ?? ""
      let name = try #require(parts.labels.first { $0.text == target }).frame
      #expect(name.minY > reference.frame.maxY || name.minX > reference.frame.maxX, "\(target) comes before its source")
    }
    #expect(parts.labels.contains { $0.text.wholeMatch(of: #/from step\d+/#) != nil })
  }

  // MARK: Order

  @Test func filesAreOrderedByTheirSegues() async throws {
    let names = Self.picture(try await LargeApp(controllers: 30, files: 4).map).labels.map(\.text)
      .filter { $0.hasSuffix(".scene") }
    #expect(names == ["Main.scene", "Account.scene", "Basket.scene", "Catalog.scene"])
  }

  @Test func onlyTheEntryIsMarkedInitial() async throws {
    let svg = MapFormat.svg.text(of: try await LargeApp(controllers: 30, files: 4).map)
    #expect(svg.matches(of: #/>initial</#).count == 1)
    #expect(svg.matches(of: #/class="controller[^"]* initial"/#).count == 1)
  }

  @Test(arguments: [MapFormat.svg, .html])
  func orderOfInputFilesDoesNotChangeThePicture(format: MapFormat) async throws {
    let files = try await LargeApp(controllers: 40, files: 6).files
    let expected = VectorPicture(Compiler().map(files).map).text
    for shift in 1..<files.count {
      let others = Array(files[shift...] + files[..<shift])
      #expect(VectorPicture(Compiler().map(others.reversed()).map).text == expected)
    }
  }

  // MARK: Parts of the layout

  @Test func bandsFillTheWidthAndCutFewEdges() {
    let lines = [(0, 1), (1, 2), (1, 2), (1, 2), (2, 3)].map { (first: $0.0, last: $0.1) }
    func bands(_ room: Double) -> [Int] {
      let bands = RankBands(widths: [100, 100, 100, 100], channel: 50, lines: lines, room: room).bands
      return bands.map { $0 - bands[0] }
    }
    #expect(bands(550) == [0, 0, 0, 0])
    // Three ranks would fit in the first band. One cut is as good there, and cuts two lines fewer elsewhere.
    #expect(Set(bands(400)).count == 2)
    #expect(bands(400)[1] == bands(400)[2])
    #expect(bands(90) == [0, 1, 2, 3])
  }

  @Test func rowsAreFilledFromTheTop() {
    var packing = RowPacking(left: 0, top: 0)
    let sizes = [
      DiagramSize(width: 100, height: 200), DiagramSize(width: 100, height: 80), DiagramSize(width: 100, height: 80),
    ]
    packing.fit(sizes, isOutermost: false, room: 250)
    let places = sizes.map { packing.beside($0) }
    #expect(places == [DiagramPoint(x: 0, y: 0), DiagramPoint(x: 120, y: 0), DiagramPoint(x: 120, y: 100)])
    #expect(packing.right <= 250 && packing.bottom == 200)
  }
}

/// The scenes of an app as `Benchmarks/generate_app.py` writes them.
struct LargeApp {
  let files: [SceneFile]

  init(controllers: Int, files count: Int) async throws {
    let folder = try TemporaryFolder()
    let script = Fixture.root.appending(path: "../../Benchmarks/generate_app.py").standardized.path
    let run = try await ProcessRun(
      URL(filePath: "/usr/bin/env"), ["python3", script, "App", "\(controllers)", "\(count)"], in: folder.url)
    try #require(run.status == 0, "\(run.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "App").path).sorted()
    files = try names.map { SceneFile(path: "App/\($0)", text: try folder.text("App/\($0)")) }
  }

  var map: SceneMap { Compiler().map(files).map }
}
