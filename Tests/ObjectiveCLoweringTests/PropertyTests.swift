import Foundation
import ObjectiveCLowering
import SceneDiagnostics
import TestBasics
import Testing

/// What holds for every file, however damaged.
struct PropertyTests {
  private static let originals: [SceneFile] = ["Swift5", "Swift6"].flatMap { (try? Originals($0).files) ?? [] }

  /// What is between `#sourceLocation` directives, with the text of the first line taken off.
  private static func body(_ file: SceneFile) -> String {
    String(decoding: file.bytes, as: UTF8.self).split(
      separator: "\n", maxSplits: 3, omittingEmptySubsequences: false
    ).last.map(String.init) ?? ""
  }

  @Test func plainSwiftStaysAsItIs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let files = try names.map { SceneFile(path: $0, bytes: Array(try Data(contentsOf: folder.appending(path: $0)))) }
    for (file, lowered) in zip(files, ObjectiveCLowering(files).files) {
      #expect(Self.body(lowered) == String(decoding: file.bytes, as: UTF8.self))
    }
    #expect(files.count > 3)
  }

  @Test(arguments: originals.indices) func loweringTwiceChangesNothing(_ index: Int) {
    let once = ObjectiveCLowering([Self.originals[index]]).files
    let twice = ObjectiveCLowering(once).files
    // Directives of the first time are part of the second's text.
    #expect(Self.body(twice[0]) == String(decoding: once[0].bytes, as: UTF8.self))
  }

  /// Cut off anywhere, a file keeps its lines up to the cut, and nothing fails.
  @Test(arguments: originals.indices) func damagedFilesKeepTheirLines(_ index: Int) {
    let original = Self.originals[index]
    for end in stride(from: 0, to: original.bytes.count, by: 7) {
      let cut = SceneFile(path: original.path, bytes: Array(original.bytes[..<end]))
      let without = SceneFile(
        path: original.path, bytes: Array(original.bytes[..<end] + original.bytes.dropFirst(end + 3)))
      for input in [cut, without] {
        let body = Self.body(ObjectiveCLowering([input]).files[0])
        let (lines, before) = (body.count { $0 == "\n" }, input.bytes.count { $0 == 0x0A })
        // Members that move bring directives with them.
        #expect(body.contains("#sourceLocation") ? lines > before : lines == before)
      }
    }
  }

  @Test func takesTimeInProportionToTheInput() {
    let growth = ProcessorTime.growth(from: 500, below: 8) { count in
      let members = (0..<count).map { index in
        "extension C\(index % 7) { @objc func f\(index)() { g(#selector(f\(index))) } }\nclass D\(index): C\(index % 7) { override func f\(index)() {} }\n"
      }
      let classes = (0..<7).map { "class C\($0) {}\n" }
      let file = SceneFile(path: "Long.swift", text: (classes + members).joined())
      return { #expect(ObjectiveCLowering([file]).problems.isEmpty) }
    }
    #expect(growth < 8)
  }
}
