import SceneDiagnostics

extension Path: CustomStringConvertible {
  /// The path for people, on one line. Bytes that are not UTF-8 and control characters are escaped as `\xFC`, so that
  /// different paths look different.
  var description: String {
    let bytes = bytes
    let isPlain = bytes.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") }
    return isPlain ? String(decoding: bytes, as: UTF8.self) : Self.escaped(bytes)
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var text = ""
    var (index, source) = (0, bytes.makeIterator())
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &source) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let isEscape = scalar == "\\" && bytes[(index + 1)...].first == UInt8(ascii: "x")
        text += isEscape || scalar.isUnprintable ? escapes(bytes[index..<index + encoded.count]) : String(scalar)
        index += encoded.count
      case .error(let length):
        text += escapes(bytes[index..<index + length])
        index += length
      case .emptyInput:
        return text
      }
    }
  }

  private static func escapes(_ bytes: ArraySlice<UInt8>) -> String {
    bytes.map { "\\x" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
