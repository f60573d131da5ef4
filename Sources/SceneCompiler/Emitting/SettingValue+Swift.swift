import SceneCatalog

extension SettingValue {
  /// The Swift expression of the value.
  ///
  /// - Parameter bundle: where images and colours are.
  func swift(in bundle: ResourceBundle) -> String {
    switch self {
    case .null: "nil"
    case .member(let name): "." + name
    case .range(let location, let length): "NSRange(location: \(location), length: \(length))"
    case .layerColor(let color): color.swiftOfLayer(in: bundle)
    case .layerImage(let image): image.swift(in: bundle) + "?.cgImage"
    }
  }
}
