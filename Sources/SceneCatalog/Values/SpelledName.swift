/// Swift names made of what authors wrote.
package enum SpelledName {
  /// A name like `wanted` that no other has: `page`, or `page2`.
  package static func unused(_ wanted: String, isTaken: (String) -> Bool) -> String {
    var name = wanted
    var count = 1
    while isTaken(name) {
      count += 1
      name = wanted + String(count)
    }
    return name
  }

  /// The camel case name of free text, such as a segue's identifier: `go-next` is `goNext`; nil if nothing is left.
  package static func lowerCamel(_ text: String) -> String? {
    if SwiftName.isIdentifier(text) { return loweringFirst(text) }
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard let first = words.first else { return nil }
    let name = loweringFirst(first) + words.dropFirst().map(raisingFirst).joined()
    if SwiftName.isIdentifier(name) { return name }
    return SwiftName.isIdentifier("_" + name) ? "_" + name : nil
  }

  /// A word with its first letter in upper case.
  package static func raisingFirst(_ word: String) -> String {
    guard let first = word.utf8.first, first >= 0x61, first <= 0x7A else { return word }
    var word = word
    return word.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { result in
        _ = result.update(fromContentsOf: bytes)
        result[0] = first - 0x20
        return bytes.count
      }
    }
  }

  /// A word with its first letters in lower case, as Swift spells initialisms: `URLField` is `urlField`.
  package static func loweringFirst(_ word: String) -> String {
    var capitals = 0
    for byte in word.utf8 {
      guard byte >= 0x41, byte <= 0x5A else { break }
      capitals += 1
    }
    guard capitals > 0 else { return word }
    let lowered = capitals == 1 || capitals == word.utf8.count ? capitals : capitals - 1
    return word.prefix(lowered).lowercased() + String(word.dropFirst(lowered))
  }
}
