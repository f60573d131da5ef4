import SceneDiagnostics

extension SourceRange {
  /// The range of offsets.
  init(_ range: Range<Int>) { self.init(range.lowerBound, range.upperBound) }
}
