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
}
