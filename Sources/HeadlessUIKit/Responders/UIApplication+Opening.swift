extension UIApplication {
  /// An option of opening an address.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Opens a universal link only in an app that has it.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The addresses that code has opened, in order.
  package static var openedURLs: [URL] = []
}
