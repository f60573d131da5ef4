public import Foundation

/// A folder that is removed with its last reference.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url: URL

  /// The folder for the temporary folders of this process. It is removed with the process.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
    return FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("scenec-tests-\(ProcessInfo.processInfo.processIdentifier)")
  }()

  /// Makes a folder with `files`, texts by path.
  public init(_ files: [String: String] = [:]) throws {
    url = Self.root.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file and returns its URL.
  @discardableResult
  public func write(_ path: String, _ bytes: Data) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file
  }

  /// The text of a file.
  public func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(path)), as: UTF8.self)
  }
}
