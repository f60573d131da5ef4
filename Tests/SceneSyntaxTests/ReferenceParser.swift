import Foundation

/// libxml2, as the reference for well-formed documents.
enum ReferenceParser {
  /// libxml2 is not installed.
  struct Missing: Error, CustomStringConvertible {
    let description = "xmllint is needed to run these tests; install it with 'apt-get install libxml2-utils'"
  }

  /// The first complaint about each of `documents` that makes it not well-formed, or nil.
  static func complaints(about documents: [[UInt8]]) throws -> [String?] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("scenec-reference-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (number, document) in documents.enumerated() {
      try Data(document).write(to: folder.appendingPathComponent("\(number).xml"))
    }
    var complaints = [String?](repeating: nil, count: documents.count)
    for start in stride(from: 0, to: documents.count, by: 2000) {
      let names = (start..<min(start + 2000, documents.count)).map { "\($0).xml" }
      for line in try run(["--noout", "--nowarning"] + names, in: folder).split(separator: "\n") {
        guard let (number, complaint) = complaint(in: line), complaints[number] == nil else { continue }
        complaints[number] = complaint
      }
    }
    return complaints
  }

  /// Reads `12.xml:1: parser error : …`. Complaints about namespaces are not about XML 1.0.
  private static func complaint(in line: Substring) -> (Int, String)? {
    guard let name = line.range(of: ".xml:"), let number = Int(line[..<name.lowerBound]) else { return nil }
    let complaint = line[name.upperBound...].drop { $0 != " " }.dropFirst()
    guard complaint.contains("error :"), !complaint.hasPrefix("namespace error") else { return nil }
    return (number, String(complaint))
  }

  /// Runs xmllint, and returns its standard error.
  private static func run(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xmllint"] + arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    let errors = folder.appendingPathComponent("errors")
    _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
    let handle = try FileHandle(forWritingTo: errors)
    // Foundation on Linux would keep it open.
    defer { try? handle.close() }
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 127 else { throw Missing() }
    return String(decoding: try Data(contentsOf: errors), as: UTF8.self)
  }
}
