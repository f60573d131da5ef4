/// Makes object IDs. The same scene gets the same IDs, and a named element keeps its ID when the scene around it changes.
struct ObjectIDs {
  private var taken: Set<String> = ["-1", "-2"]

  /// An id in the form of Interface Builder's, `a1B-2c-D3e`, made of what identifies an object.
  mutating func id(for path: String) -> String {
    var number = 0
    while true {
      let id = Self.text(Self.hash(number == 0 ? path : path + "#" + String(number)))
      if taken.insert(id).inserted { return id }
      number += 1
    }
  }

  /// FNV-1a.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  private static func text(_ hash: UInt64) -> String {
    var (rest, characters) = (hash, [Character]())
    for index in 0..<10 {
      if index == 3 || index == 6 {
        characters.append("-")
      } else {
        characters.append(alphabet[Int(rest % UInt64(alphabet.count))])
        rest /= UInt64(alphabet.count)
      }
    }
    return String(characters)
  }

  private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}
