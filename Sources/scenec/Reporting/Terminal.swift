/// What can be known of who reads along.
enum Terminal {
  /// Whether to colour what goes to a stream.
  static func usesColor(_ choice: ColorChoice, on stream: StandardStream) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: stream.descriptor.isTerminal && !forbidsColor
    }
  }

  /// How many columns lines may take on a stream.
  static func width(of stream: StandardStream) -> Int { ownWidth(of: stream) ?? 120 }

  /// How many columns a stream has; nil if nobody says, as where it is a file.
  static func ownWidth(of stream: StandardStream) -> Int? {
    stream.descriptor.terminalWidth ?? POSIX.environment("COLUMNS").flatMap { Int($0) }
  }

  /// Whether the user wants no colour anywhere.
  static var forbidsColor: Bool {
    let isSet = POSIX.environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return isSet || POSIX.environment("TERM") == "dumb"
  }
}
