import Testing

/// Code that is written for UIKit finds here what it finds there.
@Suite struct DeclarationTests {
  @Test("W-12: Every declaration of UIKit is offered to the letter", arguments: DeclaredType.listed)
  func declarationsAreOffered(declared: DeclaredType) throws {
    let offered = try #require(BuiltModule.shared.get().interface.types[declared.name])
    #expect(declared.missing(from: offered) == [])
  }

  @Test("The list of declarations is read whole")
  func listIsReadWhole() {
    #expect(DeclaredType.listed.count > 40)
    #expect(DeclaredType.listed.allSatisfy { $0.header.text.contains($0.name) })
  }

  @Test("What is offered is named as in UIKit")
  func namesAreThoseOfUIKit() throws {
    let names = try BuiltModule.shared.get().interface.types.keys
    let others = names.filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }
    #expect(others.sorted() == ["CGRect", "IndexPath", "Selector"])
  }
}
