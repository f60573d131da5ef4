import Foundation
import SceneDiagnostics
import SceneExport

/// Writes storyboards for `scenec export`, which calls it: the scene comes on standard input, the document goes to
/// standard output, and what it does not say to standard error, a line for each.
@main
struct ScenecStoryboard {
  static func main() {
    // export PART [MODULE]
    var arguments = CommandLine.arguments.dropFirst()
    guard arguments.popFirst() == "export", let part = arguments.popFirst().flatMap(Exporter.Part.init) else {
      fail("scenec calls this program; call 'scenec export' instead")
    }
    let module = arguments.popFirst()
    do {
      let input = try FileHandle.standardInput.readToEnd() ?? Data()
      let file = SceneFile(path: "", bytes: Array(input))
      guard let result = try Exporter.run(file, part, module: module) else { fail("the file is no scene") }
      if let document = result.document { try FileHandle.standardOutput.write(contentsOf: Data(document)) }
      // scenec reads one stream to its end before the other.
      try FileHandle.standardOutput.close()
      try FileHandle.standardError.write(contentsOf: Data(result.report.lines.utf8))
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("error: \(sentence)\n".utf8))
    exit(2)
  }
}
