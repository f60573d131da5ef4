/// The size that a view has by its content, and where the lines of its text stand.
package struct IntrinsicSize: Sendable, Hashable {
  /// Nil where the content has no width.
  package var width: Double?
  package var height: Double?
  /// Nil where the content has no text.
  package var baselines: Baselines?
  /// The height of a line of the text.
  package var lineHeight: Double?

  /// The distances of baselines from the edges of the content.
  package struct Baselines: Sendable, Hashable {
    /// From the top edge to the baseline of the first line.
    package var first: Double
    /// From the baseline of the last line to the bottom edge.
    package var last: Double

    package init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  package init(width: Double? = nil, height: Double? = nil, baselines: Baselines? = nil, lineHeight: Double? = nil) {
    self.width = width
    self.height = height
    self.baselines = baselines
    self.lineHeight = lineHeight
  }

  /// The size of the same content in another font: the baseline of a single line moves with the height.
  package func stretched(width: Double?, height: Double?) -> IntrinsicSize {
    var result = IntrinsicSize(width: width, height: height, baselines: baselines, lineHeight: lineHeight)
    if let own = self.height, let height, let lines = baselines, own > 0, own == lineHeight {
      result.baselines = Baselines(first: lines.first * height / own, last: lines.last * height / own)
      result.lineHeight = height
    }
    return result
  }
}
