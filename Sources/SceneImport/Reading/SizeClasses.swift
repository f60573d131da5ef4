import SceneCatalog

/// The size classes of a variation: `heightClass=compact-widthClass=regular`.
struct SizeClasses {
  let width: String?
  let height: String?

  /// What else the key demands: the idiom of a device, a gamut of colours.
  let others: [String]

  init(key: String) {
    var found: [Substring: String] = [:]
    var others: [String] = []
    for part in key.split(separator: "-") {
      let words = part.split(separator: "=")
      guard words.count == 2 else { continue }
      if words[0] == "widthClass" || words[0] == "heightClass" {
        found[words[0]] = String(words[1])
      } else {
        others.append(String(part))
      }
    }
    self.others = others
    width = found["widthClass"]
    height = found["heightClass"]
  }

  /// The traits as a scene names them; nil for none.
  var condition: String? {
    guard others.isEmpty else { return nil }
    let words = [width.map { $0 + "Width" }, height.map { $0 + "Height" }].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ".")
  }

  /// Whether it holds on a screen.
  func holds(width: String, height: String) -> Bool {
    (self.width ?? width) == width && (self.height ?? height) == height
  }
}

/// The size classes for which something is installed.
struct Installation {
  private static let screens = [
    ("compact", "compact"), ("compact", "regular"), ("regular", "compact"), ("regular", "regular"),
  ]
  private var isInstalled = [true, true, true, true]

  /// Whether it is installed on no screen.
  var isNowhere: Bool { !isInstalled.contains(true) }
  /// Whether it is installed on every screen.
  var isEverywhere: Bool { !isInstalled.contains(false) }

  /// Changes where it is installed, as a variation does; that of the key `default` comes first.
  mutating func apply(key: String, includes: Bool) {
    let classes = SizeClasses(key: key)
    for (index, screen) in Self.screens.enumerated() where classes.holds(width: screen.0, height: screen.1) {
      isInstalled[index] = includes
    }
  }

  /// The screens, as the attribute `when` names them.
  var condition: String {
    let alternatives = [
      ("compactWidth", [0, 1]), ("regularWidth", [2, 3]), ("compactHeight", [0, 2]), ("regularHeight", [1, 3]),
      ("compactWidth.compactHeight", [0]), ("compactWidth.regularHeight", [1]),
      ("regularWidth.compactHeight", [2]), ("regularWidth.regularHeight", [3]),
    ]
    var (left, words): (Set<Int>, [String]) = (Set(isInstalled.indices.filter { isInstalled[$0] }), [])
    for (word, screens) in alternatives where left.isSuperset(of: screens) {
      words.append(word)
      left.subtract(screens)
    }
    return words.joined(separator: " or ")
  }
}
