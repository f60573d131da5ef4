#if !canImport(os)
  /// A message with values, some of which can be private.
  public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    /// Makes a message without values.
    public init(stringLiteral value: String) {
      text = value
    }

    /// Makes a message with values.
    public init(stringInterpolation: OSLogInterpolation) {
      text = stringInterpolation.text
    }
  }

  /// Inserts values into a message. All of them are visible, as in a debugger.
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

  /// Whether a value is visible to others than the developer. It has no effect here.
  public struct OSLogPrivacy: Sendable {
    /// Depends on the type of the value.
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// Visible to everybody.
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// Visible to the developer.
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Visible to the developer in some cases.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  }
#endif
