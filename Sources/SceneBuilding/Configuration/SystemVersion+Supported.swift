package import SceneCatalog

extension SystemVersion {
  /// Parses a deployment target such as `iOS 17`; nil if it is none, or older than what generated code runs on.
  package init?(supported text: String) {
    guard let version = SystemVersion(deploymentTarget: text), version >= .oldest else { return nil }
    self = version
  }
}
