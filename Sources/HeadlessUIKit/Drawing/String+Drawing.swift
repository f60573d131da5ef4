// On Apple's platforms, a string has the methods of `NSString`.
#if !canImport(ObjectiveC)
  extension String {
    /// The size of the text, with the lines that it has of its own.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      NSString(string: self).size(withAttributes: attrs)
    }

    /// The rectangle that the text needs: one line, or several with `usesLineFragmentOrigin`, which wrap at the width.
    public func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) -> CGRect {
      NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text from a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle, where it wraps.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      NSString(string: self).draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into a rectangle, where it wraps with `usesLineFragmentOrigin`.
    public func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
      context: NSStringDrawingContext?
    ) {
      NSString(string: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }
  }
#endif
