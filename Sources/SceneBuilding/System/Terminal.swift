/// Properties of the terminal.
package enum Terminal {
  /// Whether to colour the output to a stream.
  package static func usesColor(_ choice: ColorChoice, on stream: StandardStream) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto: stream.descriptor.isTerminal && !forbidsColor
    }
  }

  /// The number of columns of a stream.
  package static func width(of stream: StandardStream) -> Int { ownWidth(of: stream) ?? 120 }

  /// The number of columns of a terminal; nil for other streams.
  package static func ownWidth(of stream: StandardStream) -> Int? {
    stream.descriptor.terminalWidth ?? POSIX.environment("COLUMNS").flatMap { Int($0) }
  }

  /// Whether the environment forbids colours.
  package static var forbidsColor: Bool {
    let isSet = POSIX.environment("NO_COLOR").map { !$0.isEmpty } ?? false
    return isSet || POSIX.environment("TERM") == "dumb"
  }
}
