/// A compiled nib file. Headless UIKit has none, so making its objects raises UIKit's exception for a missing nib.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?

  /// The nib of the given name.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// Makes the objects that are in the nib.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    UncaughtException.missingNib(name, in: bundle).raise()
    return []
  }
}

extension UINib {
  /// A key of the options for making the objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// The option of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects that the nib refers to and does not make.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }
}
