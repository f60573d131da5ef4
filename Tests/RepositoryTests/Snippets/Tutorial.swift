import Foundation

/// The tutorial in the catalogue: its sections, and the files that the steps of each show.
struct Tutorial {
  /// A file as a step leaves it.
  struct Step: Sendable {
    let path: String
    let resource: String
    let text: String
  }

  static let folder = "Documentation/Scenec.docc"
  static let path = folder + "/Tutorials/Guests.tutorial"

  let sections: [[Step]]

  init() throws {
    sections = try Repository.text(Self.path).components(separatedBy: "@Section(").dropFirst().map { section in
      try section.matches(of: #/@Code\(name: "([^"]+)", file: "([^"]+)"\)/#).map { match in
        let resource = String(match.2)
        return Step(
          path: String(match.1), resource: resource,
          text: try Repository.text("\(Self.folder)/Resources/\(resource)"))
      }
    }
  }

  /// The files of the package after a number of steps.
  func files(after count: Int) -> [String: String] {
    Dictionary(sections.joined().prefix(count).map { ($0.path, $0.text) }, uniquingKeysWith: { _, last in last })
  }
}
