/// The kind of a pace.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}
