import SceneCompiler
import SceneDiagnostics
import Testing

/// Scenes with many views, whose parts are emitted at the same time.
struct LargeSceneTests {
  @Test(arguments: [255, 256, 1_000])
  func aLargeSceneIsTheSameAloneAndAmongOtherFiles(count: Int) throws {
    let buttons = (0..<count).map { index in
      """
      <button id="b\(index)" title="\(index)">
        <segue kind="present" identifier="go\(index)" destination="detail"/>
      </button>
      """
    }
    let large = SceneFile(
      path: "Large.scene",
      text: """
        <scenes initialViewController="large">
          <viewController id="large"><view><stackView axis="vertical" pin="safeArea">
            \(buttons.joined(separator: "\n"))
          </stackView></view></viewController>
          <viewController id="detail"/>
        </scenes>
        """)
    // With many files, threads work on files, not on parts of a scene.
    let others = (0..<40).map { index in
      SceneFile(path: "Other\(index).scene", text: #"<scenes><viewController id="other\#(index)"/></scenes>"#)
    }
    let alone = try #require(Compiler().compile([large]).files.first { $0.name == "Large.scene.swift" })
    let among = try #require(Compiler().compile([large] + others).files.first { $0.name == "Large.scene.swift" })
    #expect(alone.contents == among.contents)
    for index in [0, count - 1] {
      #expect(alone.contents.contains("let b\(index) = UIButton(type: .system)"))
      #expect(alone.contents.contains("case go\(index)"))
    }
  }

  /// Below 256 objects and from 2,000 on, checks run in other ways than between.
  @Test(arguments: [200, 300, 2_100])
  func diagnosticsOfALargeSceneAreInOrder(count: Int) {
    let labels = (0..<count).map { index in
      // Checks of elements report some, checks of the module the others.
      index % 50 == 0
        ? #"<label id="a\#(index)" wrong="1"/><label id="same"/>"#
        : #"<label id="a\#(index)" numberOfLines="x"/><view id="v\#(index)" top="gone.bottom" leading="0"/>"#
    }
    let scene = SceneFile(
      path: "Large.scene",
      text: """
        <scenes initialViewController="large">
          <viewController id="large"><view>
            \(labels.joined(separator: "\n    "))
          </view></viewController>
        </scenes>
        """)
    let others = (0..<40).map { index in
      SceneFile(path: "Other\(index).scene", text: #"<scenes><viewController id="other\#(index)"/></scenes>"#)
    }
    func found(_ files: [SceneFile]) -> [String] {
      Compiler().check(files).filter { $0.place.file.path == scene.path }.map { "\($0.id) \($0.place.range)" }
    }
    let alone = found([scene])
    #expect(alone.count > 3 * count / 2)
    #expect(alone == found([scene] + others))
  }
}
