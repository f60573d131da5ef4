import ArgumentParser
import SceneBuilding
import SceneCompiler
import SceneDiagnostics

/// Prints the catalogue as JSON.
struct CatalogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Print all elements and attributes, as JSON or as an XML Schema.",
    discussion: """
      For editors and generators. In JSON, the member "version" increases when a member of the format is renamed or \
      removed. New members do not change it.

        scenec catalog | jq -r '.elements[].name'
        scenec catalog --format xsd > scenes.xsd
      """
  )

  /// The format of the catalogue.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case xsd
  }

  @Option(help: ArgumentHelp("The format: json or xsd.", valueName: "format"))
  var format = Format.json

  func run() throws {
    switch format {
    case .json: StandardStream.output.write(CatalogJSON.value.text + "\n")
    case .xsd: StandardStream.output.write(CatalogSchema.text)
    }
  }
}
