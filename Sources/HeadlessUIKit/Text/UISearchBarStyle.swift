/// The style of a search bar.
public enum UISearchBarStyle: UInt, Sendable {
  case `default`, prominent, minimal
}
