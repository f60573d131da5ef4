import Foundation
import Testing

/// Links between pages are valid.
struct MarkdownTests {
  private static let pages = Repository.files(in: "", suffix: ".md")

  @Test(arguments: pages)
  func linksResolve(page: String) throws {
    let folder = page.split(separator: "/").dropLast().joined(separator: "/")
    let text = try Repository.text(page).replacing(#/```[\s\S]*?```/#, with: "")
    for match in text.matches(of: #/\]\(([^)\s]+)\)|src="([^"]+)"/#) {
      let link = String(match.1 ?? match.2 ?? "")
      guard !link.contains("://") else { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? page : folder.isEmpty ? parts[0] : folder + "/" + parts[0]
      #expect(Repository.contains(target), "\(page) links to \(link)")
      if parts.count == 2 { #expect(try Self.anchors(of: target).contains(parts[1]), "\(page) links to \(link)") }
    }
  }

  /// The anchors of a page: its headings, in lower case, with hyphens for spaces.
  private static func anchors(of page: String) throws -> [String] {
    try Repository.text(page).matches(of: #/^#+ (.+)$/#.anchorsMatchLineEndings()).map { match in
      match.1.lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    }
  }

  @Test(arguments: pages)
  func linesAreShort(page: String) throws {
    let prose = try Repository.text(page).replacing(#/```[\s\S]*?```/#, with: "").split(separator: "\n")
    let overlong = prose.filter { line in
      line.count > 130 && !line.hasPrefix("|") && !line.contains("](") && !line.contains("=\"")
    }
    #expect(overlong == [])
  }

  /// The index has each number once: with the page of the decision, or with that of the one that replaced it.
  @Test func everyDecisionStandsInTheIndex() throws {
    let folder = "Documentation/Decisions"
    let rows = try Repository.text(folder + "/README.md").matches(of: #/\n\| (\d+) \| (.*) \| (.*) \|/#)
    let numbers = rows.compactMap { Int($0.1) }
    #expect(numbers.count > 90 && numbers.sorted() == Array(1...numbers.count))
    let files = Set(try Repository.names(in: folder)).subtracting(["README.md"])
    let linked = rows.compactMap { row in
      row.2.firstMatch(of: #/^\[(.+)\]\((\d{4}-[\w-]+\.md)\)$/#).map { (row.1, $0.1, String($0.2)) }
    }
    #expect(Set(linked.map(\.2)) == files)
    for (number, title, file) in linked {
      #expect(try Repository.text("\(folder)/\(file)").hasPrefix("# \(number). \(title)\n"), "\(file)")
    }
    // What is replaced has no page, and names one that is there.
    let replaced = rows.filter { !$0.2.hasPrefix("[") }
    #expect(replaced.allSatisfy { row in files.contains { row.3.hasSuffix("(\($0))") } })
  }
}
