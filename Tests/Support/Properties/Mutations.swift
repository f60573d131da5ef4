public import SceneDiagnostics

/// Scenes as they are while someone types: cut off anywhere, or with a byte missing.
public struct Mutations: Sequence, Sendable {
  private let file: SceneFile
  private let offsets: [Int]

  /// The mutations of `file` at every offset, or at `limit` of them where it has more, chosen by its bytes.
  public init(of file: SceneFile, limit: Int) {
    self.file = file
    var generator = SplitMix(seed: file.bytes.reduce(1469) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 })
    let all = Array(0..<file.bytes.count)
    offsets = all.count <= limit ? all : all.shuffled(using: &generator).prefix(limit).sorted()
  }

  /// At each offset the file up to it, and the file without the byte there.
  public func makeIterator() -> some IteratorProtocol<SceneFile> {
    offsets.lazy.flatMap { offset in
      [file.bytes[..<offset], file.bytes[..<offset] + file.bytes[(offset + 1)...]].map {
        SceneFile(path: file.path, bytes: Array($0))
      }
    }.makeIterator()
  }
}

/// A generator of numbers that are the same on every run.
private struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
