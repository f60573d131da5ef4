import Foundation
import Testing

/// The small modules replace those that clients of UIKit import.
@Suite struct FrameworkTests {
  private static let clients = BuiltModule.clients(in: "Frameworks").filter { !$0.hasSuffix("NoFoundation.swift") }

  @Test("Code that imports the frameworks below UIKit compiles", arguments: clients, ["5", "6"])
  func clientsCompile(client: String, version: String) throws {
    #expect(
      try BuiltModule.shared.get().check(client, BuiltModule.frameworkAliases + ["-swift-version", version]) == "")
  }

  @Test("There is code for every framework, and a framework brings no other along")
  func frameworksAreSmall() throws {
    #expect(Self.clients.count == 4)
    let output = try BuiltModule.shared.get().check("Frameworks/NoFoundation.swift", BuiltModule.frameworkAliases)
    #expect(output.contains("cannot find 'Date' in scope"))
  }
}
