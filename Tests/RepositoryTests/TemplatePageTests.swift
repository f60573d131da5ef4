import Foundation
@testable import SceneCompiler
import Testing

/// `Documentation/Templates.md` lists what templates can use.
struct TemplatePageTests {
  @Test(arguments: [
    ("SceneFile.swift.stencil", FileContext.names), ("Scene.swift.stencil", SceneContext.names),
    ("SceneSupport.swift.stencil", SupportContext.names),
  ])
  func pageListsExactlyTheNames(template: String, names: Set<String>) throws {
    let text = try Repository.text("Documentation/Templates.md")
    let section = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix("`\(template)`") })
    let listed = section.matches(of: #/\n\| `(\w+)` \|/#).map { String($0.1) }
    #expect(listed.sorted() == names.sorted())
  }

  @Test func pageNamesEveryTemplate() throws {
    let text = try Repository.text("Documentation/Templates.md")
    for kind in TemplateKind.allCases { #expect(text.contains("`\(kind.rawValue)`")) }
  }
}
