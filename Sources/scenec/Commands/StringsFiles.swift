import SceneDiagnostics

/// The translations of a storyboard or a xib: `de.lproj/Main.strings`, or `Main.xcstrings`.
struct StringsFiles {
  /// What stands in quotes in them, which is their keys among other things.
  private(set) var keys: Set<String> = []
  /// Whether there are none.
  var isEmpty: Bool { keys.isEmpty }

  init(of name: String, beside folder: Path) {
    var paths = [folder + Path(name + ".xcstrings")]
    for language in (try? POSIX.names(inFolder: folder)) ?? [] where language.hasSuffix(".lproj") {
      paths += [".strings", ".xcstrings"].map { folder + language + Path(name + $0) }
    }
    for path in paths {
      guard let file = try? InputFile.read(path) else { continue }
      keys.formUnion(Self.quoted(in: Self.text(file.bytes)))
    }
  }

  /// The text of a file in UTF-8 or, as Xcode wrote them for long, in UTF-16.
  private static func text(_ bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func quoted(in text: String) -> Set<String> {
    var result: Set<String> = []
    var (current, isEscaped): (String?, Bool) = (nil, false)
    for character in text {
      if isEscaped {
        current?.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = current != nil
      } else if character == "\"" {
        if let word = current { result.insert(word) }
        current = current == nil ? "" : nil
      } else {
        current?.append(character)
      }
    }
    return result
  }
}
