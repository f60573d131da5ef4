// Foundation has it on Apple's platforms only, by way of Core Graphics.
#if !canImport(CoreGraphics)
  /// A colour as layers take it.
  public final class CGColor: Hashable, Sendable {
    let content: UIColor.Content

    init(_ content: UIColor.Content) {
      self.content = content
    }

    /// Whether both are the same colour.
    public static func == (one: CGColor, other: CGColor) -> Bool {
      one.content == other.content
    }

    /// Feeds the colour into a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(content)
    }
  }

  extension UIColor {
    /// The colour of a layer.
    public convenience init(cgColor: CGColor) {
      self.init(cgColor.content)
    }

    /// The colour as layers take it.
    ///
    /// A layer does not follow traits: it gets the value of a dynamic colour for the current traits.
    public var cgColor: CGColor { CGColor(resolvedColor(with: .current).content) }
  }
#else
  // Type checks for Apple's platforms need the declarations; nothing runs there.
  extension UIColor {
    /// The colour of a layer.
    public convenience init(cgColor: CGColor) {
      self.init(white: 0, alpha: 1)
    }

    /// The colour as layers take it.
    public var cgColor: CGColor { CGColor(gray: 0, alpha: 1) }
  }
#endif
