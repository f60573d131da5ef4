extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, and in which direction they follow each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    private init(_ attribute: NSLayoutConstraint.Attribute) {
      rawValue = 1 << UInt(attribute.rawValue)
    }

    /// Aligns left edges.
    public static let alignAllLeft = FormatOptions(.left)
    /// Aligns right edges.
    public static let alignAllRight = FormatOptions(.right)
    /// Aligns upper edges.
    public static let alignAllTop = FormatOptions(.top)
    /// Aligns lower edges.
    public static let alignAllBottom = FormatOptions(.bottom)
    /// Aligns leading edges.
    public static let alignAllLeading = FormatOptions(.leading)
    /// Aligns trailing edges.
    public static let alignAllTrailing = FormatOptions(.trailing)
    /// Aligns the middles across.
    public static let alignAllCenterX = FormatOptions(.centerX)
    /// Aligns the middles downwards.
    public static let alignAllCenterY = FormatOptions(.centerY)
    /// Aligns the last lines of text.
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    /// Aligns the first lines of text.
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From leading to trailing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances between lines of text.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All kinds of distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned.
    var alignments: [NSLayoutConstraint.Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(NSLayoutConstraint.Attribute.init)
    }
  }

  /// The constraints that a visual format says; raises an exception where it cannot be read.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatConstraints(parsed, opts, metrics ?? [:], views).all
    } catch let problem as VisualFormatParser.Problem {
      UncaughtException.visualFormat(problem.text, format, at: problem.position).raise()
    } catch {}
    return []
  }
}

extension UncaughtException {
  /// The frame of the text is UIKit's; what is wrong is said in our words, but for unknown names and bars.
  static func visualFormat(_ problem: String, _ format: String, at position: Int) -> Self {
    let pointer = String(repeating: " ", count: position) + "^"
    return Self(
      name: .invalidArgument, reason: "Unable to parse constraint format: \n\(problem) \n\(format) \n\(pointer)")
  }
}
