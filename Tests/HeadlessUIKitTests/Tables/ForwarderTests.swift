import Testing

/// What stands in front of a data source or delegate passes every method on.
struct ForwarderTests {
  @Test(
    "A forwarder has every method of its protocols",
    arguments: [
      ("UITableView.DataSourceForwarder", ["UITableViewDataSource"]),
      ("UITableView.DelegateForwarder", ["UITableViewDelegate", "UIScrollViewDelegate"]),
      ("UICollectionView.DelegateForwarder", ["UICollectionViewDelegate", "UIScrollViewDelegate"]),
    ])
  func methodsArePassedOn(forwarder: String, protocols: [String]) async throws {
    let module = try await BuiltModule.shared.value
    let types = module.interface.types
    let passed = Self.methods(of: try #require(types[forwarder]))
    let declared = try protocols.flatMap { Self.methods(of: try #require(types[$0])) }
    #expect(declared.count > 2)
    #expect(Set(declared).subtracting(passed).sorted() == [])
  }

  /// The declarations of the methods, without modifiers.
  private static func methods(of type: DeclaredType) -> [String] {
    type.members.map(\.text).filter { $0.hasPrefix("func ") }
  }
}
