import Testing

/// The module replaces UIKit in code that was written for UIKit.
struct ClientTests {
  @Test(
    "W-07, W-08: Controllers as authors write them compile without a warning",
    arguments: [["-swift-version", "6"], ["-swift-version", "5", "-strict-concurrency=complete"]]
  )
  func controllersCompile(arguments: [String]) async throws {
    let module = try await BuiltModule.shared.value
    let output = try await module.check("Controllers.swift", arguments)
    #expect(output == "")
  }

  // The code in these folders is written in the style of several real apps, and imports UIKit.

  @Test("An app of the days of Swift 5 compiles unchanged", arguments: BuiltModule.clients(in: "Swift5"))
  func swift5Compiles(client: String) async throws {
    let module = try await BuiltModule.shared.value
    #expect(try await module.check(client, ["-swift-version", "5"]) == "")
  }

  @Test(
    "An app of the days of Swift 6 compiles unchanged, in Swift 5 as well",
    arguments: BuiltModule.clients(in: "Swift6"), ["5", "6"]
  )
  func swift6Compiles(client: String, version: String) async throws {
    let module = try await BuiltModule.shared.value
    #expect(try await module.check(client, ["-swift-version", version]) == "")
  }

  @Test("There is an app of every kind")
  func clientsExist() {
    #expect(BuiltModule.clients(in: "Swift5").count >= 12)
    #expect(BuiltModule.clients(in: "Swift6").count >= 5)
  }

  @Test("W-04, P-03, P-06, X-25: Misuse of UIKit and missing declarations do not compile")
  func misuseDoesNotCompile() async throws {
    let module = try await BuiltModule.shared.value
    let output = try await module.check("Misuse.swift", ["-swift-version", "6", "-D", "MISUSE"])
    #expect(lines(of: "error", in: output) == (try lines(marked: "// wrong")))
  }

  /// UIKit is an Objective-C module, which predates concurrency in Swift: the compiler only warns.
  @Test("Calls off the main actor are warnings in Swift 6 and allowed in Swift 5, as with UIKit")
  func offTheMainActor() async throws {
    let module = try await BuiltModule.shared.value
    let output = try await module.check("Misuse.swift", ["-swift-version", "6", "-D", "MISUSE"])
    #expect(lines(of: "warning", in: output) == (try lines(marked: "// warned")))
    let older = try await module.check("Misuse.swift", ["-swift-version", "5", "-D", "MISUSE"])
    #expect(lines(of: "warning", in: older) == [])
  }

  private func lines(of severity: String, in output: String) -> Set<Int> {
    Set(
      output.matches(of: /Misuse.swift:(\d+):\d+: (error|warning)/).filter { $0.2 == severity }.compactMap { Int($0.1) }
    )
  }

  private func lines(marked mark: String) throws -> Set<Int> {
    let lines = try BuiltModule.client("Misuse.swift").split(separator: "\n", omittingEmptySubsequences: false)
    return Set(lines.indices.filter { lines[$0].hasSuffix(mark) }.map { $0 + 1 })
  }
}
