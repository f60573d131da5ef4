import Foundation
import Testing

/// The small modules replace those that clients of UIKit import.
@Suite struct FrameworkTests {
  private static let clients = BuiltModule.clients(in: "Frameworks").filter { !$0.hasSuffix("NoFoundation.swift") }

  @Test("Code that imports the frameworks below UIKit compiles", arguments: clients, ["5", "6"])
  func clientsCompile(client: String, version: String) async throws {
    let module = try await BuiltModule.shared.value
    #expect(
      try await module.check(client, BuiltModule.frameworkAliases + ["-swift-version", version]) == "")
  }

  @Test("There is code for every framework, and a framework brings no other along")
  func frameworksAreSmall() async throws {
    #expect(Self.clients.count == 4)
    let module = try await BuiltModule.shared.value
    let output = try await module.check("Frameworks/NoFoundation.swift", BuiltModule.frameworkAliases)
    #expect(output.contains("cannot find 'Date' in scope"))
  }
}
