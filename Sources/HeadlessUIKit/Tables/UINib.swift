/// A compiled nib file; there are none here, so that making its objects raises what UIKit raises for a missing one.
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
  /// What a nib may be told when it makes its objects.
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
