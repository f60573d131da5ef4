/// The links from a page to lines of scene files.
public struct SourceLinks: Sendable {
  private let template: String
  private let prefix: String

  /// Links from a template with `{path}` and `{line}`.
  public init(_ template: String) { (self.template, prefix) = (template, "") }

  /// Links from a page that is some folders below the root of the scenes' paths.
  public init(depth: Int = 0) {
    template = "{path}#L{line}"
    prefix = String(repeating: "../", count: depth)
  }

  func url(_ path: String, line: Int) -> String {
    let encoded = (path.hasPrefix("/") ? "" : prefix) + Self.encoded(path)
    return template.replacing("{line}", with: String(line)).replacing("{path}", with: encoded)
  }

  /// A path, encoded for a URL.
  private static func encoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      switch UInt8(byte) {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
  }
}
