import ArgumentParser
import SceneBuilding

extension ColorChoice: ExpressibleByArgument {}
