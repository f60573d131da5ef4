import Foundation
import SceneTestSupport
import Testing

/// Faults that generators for storyboards pass over in silence: as storyboards and as scenes, each is an error at its
/// place, with exit status 1 and no Swift.
struct FaultTests {
  @Test(arguments: FaultCase.all) func faultIsAnErrorAtItsPlace(_ fault: FaultCase) async throws {
    let folder = try TemporaryFolder()
    for file in fault.files { try folder.write(file.name, Data(file.text.utf8)) }
    let run = try await folder.shell("\"$scenec\" " + fault.call)
    #expect(run.status == 1)
    #expect(!folder.exists("Out"))
    let lines = Set(run.error.split(separator: "\n").map(String.init))
    #expect(!fault.expected.isEmpty)
    for line in fault.expected { #expect(lines.contains(line), "\(run.error)") }
  }

  @Test func thereAreTwentyTwoFaultsOfEachKind() {
    #expect(FaultCase.all.count { $0.isOfStoryboard } == 22)
    #expect(FaultCase.all.count { !$0.isOfStoryboard } == 22)
  }
}

/// A fault in `Faults.txt`.
///
/// `# ` begins a fault and `--- ` a file, as a storyboard first and then as a scene. `> ` is a line that scenec prints.
/// `$ check` is for a fault that only shows if all files of a folder are known. `@repeat 3 <a>` is a line with `<a>`
/// three times, and `@cut` takes out the line feed in front of it.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let title: String
  var files: [(name: String, text: String)] = []
  var expected: [String] = []
  var isChecked = false

  var testDescription: String { "\(title): \(files.first?.name ?? "")" }
  var isOfStoryboard: Bool { files.contains { $0.name.hasSuffix(".storyboard") } }

  /// The arguments of scenec.
  var call: String {
    if isChecked { return "check ." }
    let inputs = files.map(\.name).filter { !$0.hasSuffix(".swift") }.joined(separator: " ")
    let hasSources = files.contains { $0.name.hasSuffix(".swift") }
    return "build \(inputs) --output Out" + (hasSources ? " --sources Classes.swift" : "")
  }

  static let all: [FaultCase] = {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Faults.txt")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n# ").dropFirst().flatMap(cases)
  }()

  private static func cases(_ block: String) -> [FaultCase] {
    let lines = block.components(separatedBy: "\n")
    var cases: [FaultCase] = []
    var isChecked = false
    for line in lines.dropFirst() {
      if line == "$ check" {
        isChecked = true
      } else if line.hasPrefix("--- ") {
        // What a file said ends it.
        if cases.last?.expected.isEmpty != true { cases.append(FaultCase(title: lines[0], isChecked: isChecked)) }
        cases[cases.count - 1].files.append((String(line.dropFirst(4)), ""))
      } else if line.hasPrefix("> ") {
        cases[cases.count - 1].expected.append(String(line.dropFirst(2)))
      } else if cases.last?.expected.isEmpty == true, let file = cases.last?.files.indices.last {
        add(line, to: &cases[cases.count - 1].files[file].text)
      }
    }
    return cases
  }

  private static func add(_ line: String, to text: inout String) {
    if line == "@cut" { return _ = text.popLast() }
    let words = line.split(separator: " ", maxSplits: 2)
    if words.count == 3, words[0] == "@repeat", let count = Int(words[1]) {
      text += String(repeating: String(words[2]), count: count) + "\n"
    } else {
      text += line + "\n"
    }
  }
}
