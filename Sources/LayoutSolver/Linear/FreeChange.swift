/// How a variable of a solved problem changes along two general directions in which nothing costs more.
///
/// A variable could have another value if a general direction changes it: of two views that fill a row, one grows when the
/// other shrinks, and their sum stays. One direction may leave a variable as it is by chance, two do not.
typealias FreeChange = SIMD2<Double>

extension SIMD2<Double> {
  /// The changes of something that is independent of all else. They differ from those of other numbers, and of other
  /// groups, in no simple way.
  static func general(_ number: Int, of group: Int = 0) -> FreeChange {
    let seed = (UInt64(truncatingIfNeeded: group) << 32 &+ UInt64(truncatingIfNeeded: number)) &* 2
    return FreeChange(fraction(seed), fraction(seed &+ 1)) + 0.5
  }

  /// Whether it is no change at all.
  var isNone: Bool { abs(x) < Self.least && abs(y) < Self.least }

  /// Far more than arithmetic loses.
  private static var least: Double { 1e-7 }

  /// A number between 0 and 1, by the steps of SplitMix64.
  private static func fraction(_ seed: UInt64) -> Double {
    var bits = (seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
  }
}

extension SparseRow {
  /// The change of the expression when its variables change.
  func change(_ changes: [FreeChange]) -> FreeChange {
    var sum = FreeChange.zero
    for index in variables.indices { sum += coefficients[index] * changes[variables[index]] }
    return sum
  }
}
