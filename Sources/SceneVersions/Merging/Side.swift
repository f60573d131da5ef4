/// One of the versions that a merge is about.
enum Side: CaseIterable {
  /// What both come from.
  case base
  /// The version that is merged into.
  case ours
  /// The version that is merged.
  case theirs

  /// The other of the two new versions.
  var other: Side { self == .ours ? .theirs : .ours }
}

/// The same thing as it is in each of the three versions.
struct ThreeWay<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  init(base: Value, ours: Value, theirs: Value) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
  }

  /// What a rule makes of each side.
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
  /// What comes of two changes: the one that was made, or that both made; nil if they are different.
  var resolved: Value? {
    if ours == theirs || theirs == base { return ours }
    return ours == base ? theirs : nil
  }
}
