import SceneDiagnostics

extension Session {
  /// Where the element of a scene is that a generated member in Swift stands for.
  func sceneDefinition(ofSwift path: String, _ offset: Int) -> [Location] { [] }
}

extension SceneInModule {
  /// The places in Swift that name what is generated for an element.
  func swiftReferences(to item: Int) -> [Location] { [] }
}
