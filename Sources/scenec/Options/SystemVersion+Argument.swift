public import ArgumentParser
import SceneBuilding
public import SceneCatalog

extension SystemVersion: ExpressibleByArgument {
  /// Parses a deployment target such as `iOS 17`.
  public init?(argument: String) { self.init(supported: argument) }
}
