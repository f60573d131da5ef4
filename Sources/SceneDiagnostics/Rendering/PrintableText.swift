extension String {
  /// The text without characters that move the cursor, change colours or reorder text.
  ///
  /// Messages quote text from files, and a file must not control the terminal.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    var result = ""
    for scalar in unicodeScalars { result.unicodeScalars.append(scalar.printable) }
    return result
  }
}

extension Unicode.Scalar {
  package var isUnprintable: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators, and controls of the writing direction.
    case 0x2028...0x202E, 0x2066...0x2069, 0x061C, 0x200E, 0x200F: true
    default: false
    }
  }

  /// The scalar, or a symbol for a control character: `␛` for escape.
  var printable: Unicode.Scalar {
    guard isUnprintable else { return self }
    if value == 0x7F { return "\u{2421}" }
    return value < 0x20 ? Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" : "\u{FFFD}"
  }
}
