import Foundation
import SceneTestSupport
import Testing

/// The statements of `Documentation/Stability.md` are true.
struct StabilityPageTests {
  @Test func jsonVersionsMatch() async throws {
    let page = try Repository.text("Documentation/Stability.md")
    let rows = page.matches(of: #/\n\| `scenec ([^`]+)` \| (\d+) \|/#).map { (String($0.1), String($0.2)) }
    #expect(rows.count == 3)
    for (call, version) in rows {
      let words = call.split(separator: " ").map(String.init)
      let scenes = words[0] == "catalog" ? [] : ["Examples/Shop"]
      let run = try await ProcessRun(BuildFolder.scenec, words + scenes, in: Repository.root)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      #expect(object?["version"] as? Int == Int(version), "\(call)")
    }
  }

  @Test func exitStatusesMatch() async throws {
    let page = try Repository.text("Documentation/Stability.md")
    for status in 0...2 { #expect(page.contains("\n| \(status) | ")) }
    let wrong = "<scenes><lable/></scenes>"
    for (arguments, input, status) in [(["-"], "<scenes/>", 0), (["-"], wrong, 1), (["nowhere.scene"], "", 2)] {
      let run = try await ProcessRun(BuildFolder.scenec, ["check"] + arguments, input: Data(input.utf8))
      #expect(run.status == status, "\(run.error)")
    }
  }

  @Test func requiredSwiftVersionMatches() throws {
    #expect(try Repository.text("Package.swift").hasPrefix("// swift-tools-version: 6.2\n"))
    #expect(try Repository.text("Documentation/Stability.md").contains("which is 6.2"))
  }

  /// The oldest system that examples and pages declare.
  @Test func deploymentTargetMatches() throws {
    #expect(try Repository.text("Examples/Package.swift").contains(".iOS(.v15)"))
    #expect(try Repository.text("Documentation/Stability.md").contains("iOS 15 and newer"))
  }
}
