public import HeadlessUIKit

#if canImport(Testing)
  public import Testing

  /// A failed expectation shows a controller by its name and its class in the app's sources.
  extension UIViewController: CustomTestStringConvertible {
    /// The name and the class: `dash (Dash)`.
    public nonisolated var testDescription: String {
      "\(nameInTests) (\(classInTests))"
    }
  }
#endif

extension UIViewController {
  private nonisolated static let generatedSuffix = "SceneController"

  /// The id in the scene, or the name of the class, such as `navigationController`.
  nonisolated var nameInTests: String { sceneID ?? nameOfClass }

  /// The id in the scene, where the controller comes from one.
  nonisolated var sceneID: String? { _sceneIdentifier ?? (isGenerated ? nameOfClass : nil) }

  private nonisolated var nameOfClass: String {
    let name = String(reflecting: type(of: self)).split(separator: ".").last ?? ""
    if isGenerated { return Self.loweringFirst(name.dropLast(Self.generatedSuffix.count)) }
    return Self.loweringFirst(name.hasPrefix("UI") ? name.dropFirst(2) : name)
  }

  /// The class in the app's sources: `Dash` for a `DashSceneController`, which scenec generates.
  nonisolated var classInTests: AnyClass {
    let own: AnyClass = type(of: self)
    return isGenerated ? _getSuperclass(own) ?? own : own
  }

  private nonisolated var isGenerated: Bool {
    let name = "\(type(of: self))"
    return name.hasSuffix(Self.generatedSuffix) && name != Self.generatedSuffix
  }

  private nonisolated static func loweringFirst(_ name: Substring) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
