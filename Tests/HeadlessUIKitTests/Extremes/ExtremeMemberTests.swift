import Foundation
import SceneTestSupport
import Testing

/// Extreme numbers end in an exception of UIKit, or in what UIKit does: never in a trap of Swift or Foundation.
struct ExtremeMemberTests {
  /// A process for each group, because a trap ends the process.
  @Test(arguments: [
    "views", "controls", "tables", "collections", "compositional", "values", "layout", "layers", "paths", "drawing",
    "diffable", "animators", "everyday", "texts", "others",
  ])
  func noMemberTraps(group: String) async throws {
    let folder = try TemporaryFolder(["members": ""])
    let path: String = folder.url.appending(path: "members").path
    let result = await #expect(processExitsWith: .success) { [group, path = path as String] in
      try await ExtremeMembers.run(group, notingIn: path)
    }
    let lines = try folder.text("members").split(separator: "\n")
    #expect(lines.count > 10)
    if result?.exitStatus != .exitCode(0) { Issue.record("\(lines.suffix(6).joined(separator: "\n"))") }
  }

  @Test @MainActor func eachGroupIsRun() {
    #expect(
      Set(ExtremeMembers.groups.keys) == [
        "views", "controls", "tables", "collections", "compositional", "values", "layout", "layers", "paths", "drawing",
        "diffable", "animators", "everyday", "texts", "others",
      ])
    #expect(ExtremeMembers.groups.values.allSatisfy { !$0.isEmpty })
  }

  /// Members of protocols are called by UIKit, and have tests of their own.
  @Test @MainActor func eachMemberThatTakesANumberIsListed() async throws {
    let listed = Set(ExtremeMembers.groups.values.joined().map(\.name))
    let module = try await BuiltModule.shared.value
    let declared = NumericMember.all(of: module.interface)
    #expect(declared.count > 300)
    #expect(declared.subtracting(listed).sorted() == [])
    #expect(listed.subtracting(declared).sorted() == [])
  }
}
