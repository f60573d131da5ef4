import Foundation
import SceneTestSupport

/// Documents as libxml2 says that they are to be written where two programs compare them: Canonical XML.
enum CanonicalXML {
  /// The canonical form of each document, white space round text and at the beginning of lines left out.
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

  /// What xmllint says of a document that it does not take, or the shell of an xmllint that is missing.
  struct Refused: Error, CustomStringConvertible {
    let description: String
  }
}
