import Foundation
import Testing

/// Statements about all sources.
struct InvariantTests {
  private static let pureModules = [
    "SceneDiagnostics", "SceneSyntax", "SceneCatalog", "SceneCompiler", "SceneDrawing", "SceneFormatting",
    "SceneVersions", "SwiftDeclarations", "InterfaceBuilder", "SceneImport",
  ]
  private static let pure = Repository.sources.filter { path in
    pureModules.contains { path.hasPrefix("Sources/\($0)/") }
  }

  /// Code that works on many scenes in parallel, and asks for the number of processors.
  private static let parallel = ["Sources/SceneCompiler/Threads.swift", "Sources/SceneCompiler/ProcessorCount.swift"]

  @Test(arguments: pure.filter { !parallel.contains($0) })
  func noPhaseUsesDiskClockOrEnvironment(path: String) throws {
    let code = try SwiftCode(path).text
    #expect(!code.contains(#/\bimport (Foundation|Glibc|Musl|Darwin|Dispatch|PathKit)\b/#))
  }

  @Test(arguments: pure.filter { !$0.contains("/Templating/") })
  func noPhaseThrows(path: String) throws {
    #expect(!(try SwiftCode(path).text).contains(#/\bthrows?\b/#))
  }

  /// An attribute is found by its key, whose name the catalogue declares.
  @Test(arguments: pure.filter { $0.hasPrefix("Sources/SceneCompiler/") })
  func noAttributeIsFoundByAString(path: String) throws {
    let code = try SwiftCode(path).text
    #expect(!code.contains(#/\b(named|attribute|has)\((of: )?""|attribute\w*\.(kind\.)?name [!=]= ""/#))
  }

  @Test(arguments: Repository.sources.filter { !$0.hasPrefix("Sources/HeadlessUIKit/") })
  func noCodeEndsTheProcess(path: String) throws {
    #expect(!(try SwiftCode(path).text).contains(#/\b(fatalError|preconditionFailure)\(|\btry!|\bas!/#))
  }

  /// The static executable has no converters for encodings other than those of libxml2 itself. XMLCoder encodes in UTF-8;
  /// only its decoder calls libxml2.
  @Test(arguments: Repository.sources.filter { !$0.hasPrefix("Sources/SceneData/") })
  func scenecDecodesNothingWithXMLCoder(path: String) throws {
    #expect(!(try SwiftCode(path).text).contains(#/\b(XMLDecoder|XMLParser|XMLDocument|FoundationXML)\b/#))
  }

  @Test(arguments: Repository.files(in: "Templates", suffix: ".stencil"))
  func templatesMakeNoDecisions(path: String) throws {
    let tags = try Repository.text(path).matches(of: #/\{%(.*?)%\}|\{\{(.*?)\}\}/#).map { match in
      (match.1 ?? match.2 ?? "").trimmingCharacters(in: .whitespaces)
    }
    let plain = #/if \w+|else|endif|for \w+ in \w+|endfor|\w+(\|indented:\d+)?/#
    #expect(tags.filter { $0.wholeMatch(of: plain) == nil } == [])
  }
}

/// The code of a Swift file, comments and strings left out.
private struct SwiftCode {
  let text: String

  init(_ path: String) throws {
    text = try Repository.text(path)
      .replacing(#/"""[\s\S]*?"""/#, with: "\"\"")
      .replacing(#/"(\\.|[^"\\\n])*"/#, with: "\"\"")
      .replacing(#/\/\/.*/#, with: "")
  }
}
