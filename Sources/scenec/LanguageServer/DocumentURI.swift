/// The URIs by which clients name files.
enum DocumentURI {
  /// The path of a `file` URI, without its percent encoding; another URI stands for itself.
  static func path(_ uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = uri.dropFirst("file://".count)
    guard let slash = rest.firstIndex(of: "/") else { return uri }
    var bytes: [UInt8] = []
    var characters = Array(rest[slash...].utf8)[...]
    while let byte = characters.popFirst() {
      if byte == UInt8(ascii: "%"), characters.count >= 2,
        let value = UInt8(String(decoding: characters.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        characters = characters.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    while bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The URI of a path.
  static func uri(_ path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    var uri = "file://"
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        uri += "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
