import Testing

/// Extreme numbers end in an exception of UIKit, or in what UIKit does: never in a trap of Swift or Foundation.
struct ExtremeMemberTests {
  /// A process for each group, because a trap ends the process.
  @Test(arguments: ["views", "controls", "tables", "values", "layout", "others"])
  func noMemberTraps(group: String) async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { [group] in
      await ExtremeMembers.run(group)
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n").suffix(6)
    if result?.exitStatus != .exitCode(0) { Issue.record("\(lines.joined(separator: "\n"))") }
  }

  @Test @MainActor func eachGroupIsRun() {
    #expect(Set(ExtremeMembers.groups.keys) == ["views", "controls", "tables", "values", "layout", "others"])
    #expect(ExtremeMembers.groups.values.allSatisfy { !$0.isEmpty })
  }

  /// Members of protocols are called by UIKit, and have tests of their own.
  @Test @MainActor func eachMemberThatTakesANumberIsListed() throws {
    let listed = Set(ExtremeMembers.groups.values.joined().map(\.name))
    let declared = try NumericMember.all(of: BuiltModule.shared.get().interface)
    #expect(declared.count > 300)
    #expect(declared.subtracting(listed).sorted() == [])
    #expect(listed.subtracting(declared).sorted() == [])
  }
}
