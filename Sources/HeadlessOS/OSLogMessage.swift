#if !canImport(os)
  /// A message with values in it, some of which may be private.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// A message without values.
    public init(stringLiteral value: String) {
      text = value
    }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) {
      text = stringInterpolation.text
    }
  }

  /// Puts values into a message; all of them are shown, as they are while an app is debugged.
  public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// An empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds plain text.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
  }

  /// Whether others than the developer see a value; here nobody else reads logs.
  public struct OSLogPrivacy: Sendable {
    /// As the type of the value says.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// The developer.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// The developer, and not even in all cases.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  }
#endif
