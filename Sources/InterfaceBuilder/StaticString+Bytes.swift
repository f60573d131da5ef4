extension StaticString {
  /// The bytes of an embedded file.
  var bytes: [UInt8] { withUTF8Buffer { Array($0) } }
}
