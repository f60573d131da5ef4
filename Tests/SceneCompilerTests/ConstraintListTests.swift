import SceneCompiler
import SceneDiagnostics
import Testing

/// Constraints are activated in short lists: Swift's type checker takes more than linear time for a long one.
struct ConstraintListTests {
  @Test(arguments: [(1, [1]), (32, [32]), (33, [32, 1]), (100, [32, 32, 32, 4])])
  func constraintListsAreShort(count: Int, lengths: [Int]) throws {
    let labels = (0..<count).map { "<label text=\"\($0)\" top=\"\($0)\"/>" }.joined()
    let scene =
      "<scenes initialViewController=\"a\"><viewController id=\"a\"><view>\(labels)</view></viewController></scenes>"
    let compilation = Compiler().compile([SceneFile(path: "Main.scene", text: scene)])
    let swift = try #require(compilation.files.first).contents
    let lists = swift.split(separator: "NSLayoutConstraint.activate([").dropFirst()
    #expect(
      lists.map { $0.prefix { $0 != "]" }.split(separator: "\n").count { $0.contains(".constraint(") } } == lengths)
  }
}
