/// A compiled nib file. Headless UIKit cannot read one. A test says what is in it; making the objects of any other nib
/// raises UIKit's exception for a missing nib.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The contents of nibs, by their names: closures that take the owner, and make the objects.
  package static var contents: [String: @MainActor (_ owner: Any?) -> [Any]] = [:]

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
    guard let contents = Self.contents[name] else {
      UncaughtException.missingNib(name, in: bundle).raise()
      return []
    }
    let objects = contents(ownerOrNil)
    for case let view as UIView in objects { view.awakeWithSubviews() }
    return objects
  }
}

extension UIView {
  /// Tells all views of a nib that it is loaded.
  fileprivate func awakeWithSubviews() {
    awakeFromNib()
    for subview in subviews { subview.awakeWithSubviews() }
  }
}

extension Bundle {
  /// Makes the objects that are in a nib.
  @discardableResult @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
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
