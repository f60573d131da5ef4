import SceneCatalog
public import SceneDiagnostics

/// A text of a scene that users read, for catalogues of translations.
public struct SceneText: Sendable {
  /// The key of its translations.
  public let key: String
  /// The text in the language of the scene.
  public let text: String
  /// What translators are told.
  public let comment: String
  /// The strings table of its translations; nil where the file is not localized.
  public let table: String?
  /// The place of the text.
  public let place: Place

  /// The texts of the files of the module that is compiled, in their order.
  static func all(in graph: SceneGraph) -> [SceneText] {
    graph.ownFiles.indices.flatMap { file in
      TextKeys.texts(inFile: file, graph).compactMap { found in
        guard let key = found.localized.key, let comment = found.localized.comment else { return nil }
        return SceneText(
          key: key, text: found.localized.text, comment: comment, table: found.localized.table,
          place: graph.files[file].place(found.attribute.range))
      }
    }
  }
}
