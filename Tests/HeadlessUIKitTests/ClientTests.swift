import Testing

/// The module stands in for UIKit in code whose author never thought of it.
@Suite struct ClientTests {
  @Test(
    "W-07, W-08: Controllers as authors write them compile without a warning",
    arguments: [["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"]]
  )
  func controllersCompile(arguments: [String]) throws {
    let output = try BuiltModule.shared.get().check("Controllers.swift", arguments)
    #expect(output == "")
  }

  @Test("W-04: What UIKit would not compile, or what is not here, does not compile")
  func misuseDoesNotCompile() throws {
    let output = try BuiltModule.shared.get().check("Misuse.swift", ["-swift-version", "6", "-D", "MISUSE"])
    let refused = output.matches(of: /Misuse.swift:(\d+):\d+: error/).compactMap { Int($0.1) }
    #expect(Set(refused) == Set(try markedLines()))
  }

  private func markedLines() throws -> [Int] {
    let lines = try BuiltModule.client("Misuse.swift").split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { lines[$0].hasSuffix("// wrong") }.map { $0 + 1 }
  }
}
