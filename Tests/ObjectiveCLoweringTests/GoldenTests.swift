import Foundation
import ObjectiveCLowering
import SceneDiagnostics
import SceneTestSupport
import Testing

/// The files in `Tests/ObjectiveC`, which people wrote, and what they are lowered to, which is compiled and run.
struct GoldenTests {
  enum Language: String, CaseIterable, CustomTestStringConvertible {
    case swift5 = "Swift5"
    case swift6 = "Swift6"

    var testDescription: String { rawValue }
  }

  @Test(arguments: Language.allCases) func loweredFilesAreGolden(_ language: Language) throws {
    let originals = try Originals(language.rawValue)
    let lowering = ObjectiveCLowering(originals.files)
    #expect(lowering.problems == [])
    for file in lowering.files {
      let name = ObjectiveCLowering.name(of: try #require(file.path.split(separator: "/").last.map(String.init)))
      let golden = originals.folder.appending(path: "Lowered/\(name)")
      if FixtureUpdate.isRequested, FixtureUpdate.isAllowed { try Data(file.bytes).write(to: golden) }
      #expect(try Data(contentsOf: golden) == Data(file.bytes), "UPDATE_FIXTURES=1 swift test --filter Golden")
    }
    let goldens = try FileManager.default.contentsOfDirectory(atPath: originals.folder.path + "/Lowered")
    #expect(goldens.count == lowering.files.count)
  }

  @Test(arguments: Language.allCases) func linesKeepTheirNumbers(_ language: Language) throws {
    let files = try Originals(language.rawValue).files
    var compared = 0
    for (file, original) in zip(ObjectiveCLowering(files).files, files) {
      let lines = String(decoding: file.bytes, as: UTF8.self).components(separatedBy: "\n")
      var places: [String: Int] = [:]
      var next = 0
      for line in lines {
        if let directive = line.firstMatch(of: /^#sourceLocation\(file: "(.*)", line: (\d+)\)$/) {
          next = Int(directive.2) ?? 0
          continue
        }
        // A line that stands once in the original has the number that it has there.
        places[line.trimmingCharacters(in: .whitespaces)] = next
        next += 1
      }
      let originals = String(decoding: original.bytes, as: UTF8.self).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      for (index, line) in originals.enumerated() where originals.filter({ $0 == line }).count == 1 {
        guard let place = places[line] else { continue }
        #expect(place == index + 1, "\(line)")
        compared += 1
      }
    }
    #expect(compared >= 30)
  }
}

/// The files of a folder of `Tests/ObjectiveC`.
struct Originals {
  let folder: URL
  let files: [SceneFile]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "ObjectiveC/\(name)")
    self.folder = folder
    files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Originals").sorted().map { file in
      let bytes = try Data(contentsOf: folder.appending(path: "Originals/\(file)"))
      return SceneFile(path: "Originals/\(file)", bytes: Array(bytes))
    }
  }
}
