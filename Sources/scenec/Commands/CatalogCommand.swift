import ArgumentParser
import SceneCompiler
import SceneDiagnostics

/// Prints the catalogue as JSON.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Print all elements and attributes as JSON.",
    discussion: """
      For editors and generators. The member "version" increases when a member of the format is renamed or removed. \
      New members do not change it.

        scenec catalog | jq -r '.elements[].name'
      """
  )

  func run() throws {
    StandardStream.output.write(CatalogJSON.value.text + "\n")
  }
}
