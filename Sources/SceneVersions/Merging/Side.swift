/// A version in a merge.
enum Side: CaseIterable {
  /// The common ancestor.
  case base
  /// The current version.
  case ours
  /// The version to merge.
  case theirs

  /// The other of the two new versions.
  var other: Side { self == .ours ? .theirs : .ours }
}

/// A value for each of the three versions.
struct ThreeWay<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  init(base: Value, ours: Value, theirs: Value) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  /// Makes the values with a function.
  init(_ value: (Side) -> Value) { self.init(base: value(.base), ours: value(.ours), theirs: value(.theirs)) }

  subscript(side: Side) -> Value {
    _read {
      switch side {
      case .base: yield base
      case .ours: yield ours
      case .theirs: yield theirs
      }
    }
    _modify {
      switch side {
      case .base: yield &base
      case .ours: yield &ours
      case .theirs: yield &theirs
      }
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> ThreeWay<Other> { ThreeWay<Other> { transform(self[$0]) } }
}

extension ThreeWay: Equatable where Value: Equatable {
  /// The result of two changes: the only change, or an equal one; nil if they differ.
  var resolved: Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }
}
