import Foundation
import SceneCatalog
import Testing

/// The summaries of elements and attributes have the form of Apple's documentation; see `Documentation/Writing.md`.
struct SummaryTests {
  @Test(arguments: Catalog.elements.map(\.name))
  func everySummaryHasTheForm(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    let summaries = [kind.summary] + kind.attributes.map(\.summary) + kind.parts.map(\.summary)
    for summary in summaries { #expect(Self.faults(of: summary) == [], "\(summary)") }
  }

  /// An element is a thing: a noun phrase. An attribute is a value, or a condition.
  @Test(arguments: Catalog.elements.map(\.name))
  func summariesBeginWithANounOrWhether(element: String) throws {
    let kind = try #require(Catalog.element(named: element))
    let nouns = ["A", "An", "The", "Attributed"]
    for summary in [kind.summary] + kind.parts.map(\.summary) {
      #expect(nouns.contains(Self.words(summary).first ?? ""), "\(summary)")
    }
    for attribute in kind.attributes {
      let first = Self.words(attribute.summary).first ?? ""
      let isCondition = attribute.value == .boolean
      #expect((isCondition ? ["Whether"] : nouns + ["Your", "One"]).contains(first), "\(attribute.name)")
    }
  }

  // MARK: The rule

  private enum Fault {
    case length, capital, fullStop, sentences, pronoun, question, oldWord
  }

  private static func words(_ summary: String) -> [String] {
    summary.replacing(#/`[^`]*`/#, with: "`code`").split(separator: " ").map(String.init)
  }

  private static func faults(of summary: String) -> [Fault] {
    let words = words(summary).map { $0.trimmingCharacters(in: [",", "."]) }
    var faults: [Fault] = []
    if !(2...12).contains(words.count) { faults.append(.length) }
    if summary.first?.isUppercase != true { faults.append(.capital) }
    if !summary.hasSuffix(".") { faults.append(.fullStop) }
    if summary.replacing(#/`[^`]*`/#, with: "").contains(#/[.!?;] /#) { faults.append(.sentences) }
    // "It" has no noun to stand for; "its" and "their" have one if they come late enough.
    let pronouns: Set = ["it", "they", "them"]
    if words.contains(where: { pronouns.contains($0.lowercased()) }) || words.prefix(2).contains(where: isPossessive) {
      faults.append(.pronoun)
    }
    if let first = words.first, ["What", "How", "Where", "When", "Which", "Who", "Whose"].contains(first) {
      faults.append(.question)
    }
    if words.contains("said") || words.contains("thing") || summary.contains("as such") { faults.append(.oldWord) }
    return faults
  }

  private static func isPossessive(_ word: String) -> Bool { ["its", "their"].contains(word.lowercased()) }

  @Test(arguments: [
    "The title for the normal state.", "Two words.", "A view that arranges its subviews in a row or column.",
    "The view and all of the other views in the same superview.",
    "The rules for new passwords, such as `required: upper; minlength: 12;`.",
  ])
  func rightSummariesPass(summary: String) { #expect(Self.faults(of: summary) == []) }

  @Test(arguments: [
    ("Title.", Fault.length), ("The view and all of the other views in the very same superview.", .length),
    ("the title of the button.", .capital), ("The title of the button", .fullStop),
    ("The title. The subtitle.", .sentences), ("The title; the subtitle.", .sentences),
    ("The colour of it.", .pronoun), ("Whether it scrolls.", .pronoun), ("Its colour.", .pronoun),
    ("What the button shows.", .question), ("How the title is aligned.", .question),
    ("The default if nothing is said.", .oldWord),
  ])
  private func wrongSummariesAreFound(summary: String, fault: Fault) { #expect(Self.faults(of: summary) == [fault]) }
}
