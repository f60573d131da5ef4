public import SceneDiagnostics

/// Scenes as they are while someone types: cut off anywhere, or with a byte missing.
public struct Mutations: Sequence, Sendable {
  private let file: SceneFile
  private let step: Int

  /// The mutations of `file` at every offset, or at every `step`th.
  public init(of file: SceneFile, every step: Int = 1) {
    self.file = file
    self.step = step
  }

  /// At each offset the file up to it, and the file without the byte there.
  public func makeIterator() -> some IteratorProtocol<SceneFile> {
    // Files of the same beginning are cut at different places.
    let offsets = stride(from: file.bytes.count % step, to: file.bytes.count, by: step)
    return offsets.lazy.flatMap { offset in
      [file.bytes[..<offset], file.bytes[..<offset] + file.bytes[(offset + 1)...]].map {
        SceneFile(path: file.path, bytes: Array($0))
      }
    }.makeIterator()
  }
}
