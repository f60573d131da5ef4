import ArgumentParser
import SceneBuilding

extension DiagnosticsFormat: ExpressibleByArgument {}
