public import ArgumentParser
public import SceneCompiler

extension AccessLevel: ExpressibleByArgument {}
