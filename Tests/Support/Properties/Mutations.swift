public import SceneDiagnostics

/// Scenes as they are while someone types: cut off anywhere, or with a byte missing.
public struct Mutations: Sequence, Sendable {
  private let file: SceneFile

  /// The mutations of `file` at every offset.
  public init(of file: SceneFile) { self.file = file }

  /// At each offset the file up to it, and the file without the byte there.
  public func makeIterator() -> some IteratorProtocol<SceneFile> {
    file.bytes.indices.lazy.flatMap { offset in
      [file.bytes[..<offset], file.bytes[..<offset] + file.bytes[(offset + 1)...]].map {
        SceneFile(path: file.path, bytes: Array($0))
      }
    }.makeIterator()
  }
}
