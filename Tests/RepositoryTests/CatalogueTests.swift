import Foundation
import SceneTestSupport
import Testing

/// The pages are DocC's documentation, too.
struct CatalogueTests {
  @Test func firstPageLinksToEveryPage() throws {
    let landing = try Repository.text("Documentation/Scenec.docc/scenec.md")
    let linked = landing.matches(of: #/\n- <doc:([\w-]+)>/#).map { String($0.1) }
    let pages = Repository.files(in: "Documentation", suffix: ".md").filter {
      !$0.contains(".docc/") && !$0.hasSuffix("/README.md")
    }
    .compactMap { $0.split(separator: "/").last?.dropLast(".md".count) }.map(String.init)
    #expect(Set(linked) == Set(pages + ["Guests"]))
    #expect(linked.count == Set(linked).count)
  }

  @Test func docCReportsNoWarning() async throws {
    let folder = try TemporaryFolder()
    let run = try await ProcessRun(
      Repository.root.appending(path: ".ci/documentation"), ["convert", folder.url.path + "/Site"])
    #expect(run.status == 0, "\(run.output)\(run.error)")
    #expect(!(run.output + run.error).contains("warning"))
    let views = try folder.text("Site/data/documentation/scenec/viewelements.json")
    #expect(views.contains("Of-everything-that-scrolls") && !views.contains(".md"))
    #expect(try folder.text("Site/data/tutorials/scenec/guests.json").contains("GuestTests-3.swift"))
  }
}
