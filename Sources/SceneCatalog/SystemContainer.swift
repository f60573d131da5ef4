/// The controllers of UIKit whose business is to contain others.
public enum SystemContainer: Sendable, CaseIterable {
  /// A stack, of which the top is shown.
  case navigation
  /// Controllers side by side, of which one is shown.
  case tabs
  /// Columns.
  case split
  /// Pages that are turned.
  case pages
}
