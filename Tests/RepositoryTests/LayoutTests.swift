import Foundation
import Testing

/// The names and contents of files.
struct LayoutTests {
  /// Documentation comments do not count: a class that UIKit has as one cannot be shorter than its members. Embedded files
  /// are what other files say.
  @Test func filesAreShort() throws {
    let long = try Repository.sources.filter { !$0.contains("/Embedded") }.filter { path in
      try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false)
        .count { !$0.drop { $0 == " " }.hasPrefix("///") } > 400
    }
    #expect(long == [])
  }

  @Test func filesHaveASummary() {
    let vague = #/(Utils?|Utility|Utilities|Helpers?|Managers?|Common|Misc|Stuff)(\b|[A-Z])/#
    let files = Repository.files(in: "", suffix: ".swift").filter { !$0.hasPrefix("Examples/") }
    // UIKit's own name.
    #expect(files.filter { $0.contains(vague) } == ["Sources/HeadlessUIKit/Text/NSLayoutManagerDelegate.swift"])
  }

  /// Files that are named after their topic: UIKit's own header, and its reader.
  private static func isNamedAfterTopic(_ path: String) -> Bool {
    path == "Sources/HeadlessUIKit/Text/UITextInputTraits.swift" || path.hasPrefix("Sources/SceneSyntax/Reading/")
  }

  /// A file that begins with a type has its name. A file that only extends types is named after its topic.
  @Test(arguments: Repository.sources.filter { !$0.contains("+") && !isNamedAfterTopic($0) })
  func filesAreNamedAfterTheirType(path: String) throws {
    let modifiers = "(?:(?:public|package|open|final|indirect|@\\w+) )*"
    let pattern = try Regex("^\(modifiers)(struct|class|enum|protocol|actor|extension) (\\w+)")
    let declarations = try Repository.text(path).matches(of: pattern.anchorsMatchLineEndings())
    let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    let beginsWithType = declarations.first.map { $0[1].substring != "extension" } ?? false
    #expect(!beginsWithType || declarations.contains { $0[2].substring == name[...] })
  }

  /// `Type+Topic.swift` extends `Type`.
  @Test(arguments: Repository.sources.filter { $0.contains("+") })
  func extensionFilesAreNamedAfterTheExtendedType(path: String) throws {
    let name = String(path.split(separator: "/").last?.prefix { $0 != "+" } ?? "")
    #expect(try Repository.text(path).contains("extension \(name)"))
  }

  @Test func pluginAndCompilerNameOutputsAlike() throws {
    let name = "OutputName.swift"
    #expect(
      try Repository.text("Plugins/CompileScenes/\(name)")
        == Repository.text("Sources/SceneCompiler/Naming/\(name)"))
  }
}
