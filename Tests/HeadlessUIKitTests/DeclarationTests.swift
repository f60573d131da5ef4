import Testing

/// The module declares what code for UIKit uses.
struct DeclarationTests {
  @Test("W-12: Every declaration of UIKit is offered to the letter", arguments: DeclaredType.listed)
  func declarationsAreOffered(declared: DeclaredType) async throws {
    let module = try await BuiltModule.shared.value
    let offered = try #require(module.interface.types[declared.name])
    #expect(declared.missing(from: offered) == [])
  }

  @Test("The list of declarations is read whole")
  func listIsReadWhole() {
    #expect(DeclaredType.listed.count > 40)
    #expect(DeclaredType.listed.allSatisfy { $0.header.text.contains($0.name) })
  }

  /// Swift 5 code without actors compiles as with UIKit.
  @Test("What is isolated predates concurrency, as all that comes from Objective-C does")
  func isolationPredatesConcurrency() async throws {
    let module = try await BuiltModule.shared.value
    let isolated = module.text.split(separator: "\n").filter { line in
      line.contains(/MainActor .*\b(class|protocol|struct) \w+/)
    }
    #expect(isolated.count > 80)
    #expect(isolated.filter { !$0.contains("@preconcurrency") } == [])
  }

  @Test("What is offered is named as in UIKit")
  func namesAreThoseOfUIKit() async throws {
    let module = try await BuiltModule.shared.value
    let names = module.interface.types.keys
    let prefixes = ["UI", "NS", "CA", "CG"]
    let others = names.filter { name in !prefixes.contains { name.hasPrefix($0) } }
    // Declarations that UIKit reexports from other modules, which do not exist here.
    let expected = [
      "Bundle", "IndexPath", "NotificationCenter", "Selector", "String", "Timer",
      "_UIKitNumericRawRepresentable",
      "objc_AssociationPolicy",
    ]
    #expect(others.sorted() == expected)
  }
}
