import Foundation
import SceneTestSupport

/// Canonical XML by libxml2, to compare documents.
enum CanonicalXML {
  /// The canonical form of each document, without white space around text and at the start of lines.
  static func forms(of documents: [[UInt8]]) async throws -> [String] {
    let folder = try TemporaryFolder()
    for (number, document) in documents.enumerated() { try folder.write("\(number).xml", Data(document)) }
    let loop = #"for file in *.xml; do xmllint --noblanks --c14n "$file" > "${file%.xml}.txt" || exit 1; done"#
    let run = try await ProcessRun(URL(filePath: "/bin/sh"), ["-c", loop], in: folder.url)
    guard run.status == 0 else { throw Refused(description: run.error) }
    return try documents.indices.map { number in
      try folder.text("\(number).txt").replacing(#/>\s+/#, with: ">").replacing(#/\s+</#, with: "<")
        .replacing(#/\n[ \t]+/#, with: "\n")
    }
  }

  /// The error of xmllint for a document, or of the shell if xmllint is missing.
  struct Refused: Error, CustomStringConvertible {
    let description: String
  }
}
