/// How prominent a search bar is.
public enum UISearchBarStyle: UInt, Sendable {
  case `default`, prominent, minimal
}
