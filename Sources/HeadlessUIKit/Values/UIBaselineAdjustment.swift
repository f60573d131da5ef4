/// The baseline of text whose font shrinks to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines, alignCenters, none
}
