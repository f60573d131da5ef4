import SceneCatalog

extension SettingValue {
  /// The Swift expression of the value.
  ///
  /// - Parameter bundle: where colours are.
  func swift(in bundle: ResourceBundle) -> SwiftExpression {
    switch self {
    case .null: .raw("nil")
    case .member(let name): .member("." + name)
    case .range(let location, let length): .call("NSRange", ["location: \(location)", "length: \(length)"])
    case .layerColor(let color): .raw(color.swiftOfLayer(in: bundle))
    }
  }
}
