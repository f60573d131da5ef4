import SceneCatalog

extension SettingValue {
  /// The Swift expression of the value.
  ///
  /// - Parameter bundle: where colours are.
  func swift(in bundle: ResourceBundle) -> String {
    switch self {
    case .null: "nil"
    case .member(let name): "." + name
    case .range(let location, let length): "NSRange(location: \(location), length: \(length))"
    case .layerColor(let color): color.swiftOfLayer(in: bundle)
    }
  }
}
