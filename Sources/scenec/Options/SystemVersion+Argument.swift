public import ArgumentParser
public import SceneCatalog

extension SystemVersion: ExpressibleByArgument {
  /// Parses a deployment target such as `iOS 17`.
  public init?(argument: String) {
    guard let version = SystemVersion(deploymentTarget: argument), version >= .oldest else { return nil }
    self = version
  }
}
