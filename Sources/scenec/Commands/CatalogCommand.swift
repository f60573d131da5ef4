import ArgumentParser
import SceneCompiler
import SceneDiagnostics

/// Prints what scenes can be made of.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Print all elements and attributes as JSON.",
    discussion: """
      For editors, generators and whoever wants to look something up. The member "version" grows when something in the \
      format is renamed or taken away; members may be added without notice.

        scenec catalog | jq -r '.elements[].name'
      """
  )

  func run() throws {
    StandardStream.output.write(CatalogJSON.value.text + "\n")
  }
}
