import ArgumentParser
import SceneBuilding

extension ColorChoice: ExpressibleByArgument {}
extension DiagnosticsFormat: ExpressibleByArgument {}
