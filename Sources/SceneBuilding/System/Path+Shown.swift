package import PathKit
import SceneDiagnostics

extension Path {
  /// The path for people, on one line. Control characters are escaped as `\x0A`, so that different paths look different.
  package var shown: String {
    let isPlain = string.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\\") }
    return isPlain ? string : Self.escaped(string)
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    let scalars = path.unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      let isEscape = scalar == "\\" && scalars[scalars.index(after: index)...].first == "x"
      text += isEscape || scalar.isUnprintable ? escapes(of: scalar) : String(scalar)
    }
    return text
  }

  private static func escapes(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { "\\x" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension DefaultStringInterpolation {
  /// Adds a path as people see it; PathKit's own description is the text as it is.
  package mutating func appendInterpolation(_ path: Path) { appendLiteral(path.shown) }
}
