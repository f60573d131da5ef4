import Foundation
import SceneTestSupport

/// The page with the screens of the gallery, in a headless Chromium.
enum GalleryPage {
  static let examples = Fixture.root.appending(path: "../../Examples").standardizedFileURL

  /// The page is made once for all tests.
  private static let made = Task {
    try await ProcessRun(BuildFolder.scenec, ["preview", "Gallery", "--format", "html"], in: examples).output
  }

  /// The text of the page.
  static func html() async throws -> String { try await made.value }

  /// Functions for scripts: they show each screen, and say where clicks lead.
  static let functions = """
    const titled = () => document.getElementById("title").textContent;
    const tap = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    const names = () => [...document.querySelectorAll("nav a")].map((link) => link.dataset.screen);
    const open = (name) => tap(document.querySelector(`nav a[data-screen="${CSS.escape(name)}"]`));
    const targets = () => [...stage.querySelectorAll("[data-link]"),
      ...[...details.querySelectorAll("button:not(:disabled)")].filter((one) => !/^[a-z-]+: /.test(one.textContent))];
    function landings(name) {
      open(name);
      const found = new Set();
      for (let number = 0; number < targets().length; number += 1) {
        tap(targets()[number]);
        found.add(titled());
        open(name);
      }
      return [...found];
    }
    """

  /// What `scenec graph` says of the flow.
  struct Flow: Decodable {
    struct Controller: Decodable {
      let key: String
      let name: String
      let element: String
    }

    struct Segue: Decodable {
      let kind: String
      let source: String
      let destination: String?
      let isFirst: Bool
      let view: String?
    }

    let controllers: [Controller]
    let segues: [Segue]

    static func gallery() async throws -> Flow {
      let run = try await ProcessRun(BuildFolder.scenec, ["graph", "Gallery", "--format", "json"], in: examples)
      return try JSONDecoder().decode(Flow.self, from: Data(run.output.utf8))
    }

    func name(_ key: String) -> String { controllers.first { $0.key == key }?.name ?? key }

    /// The controller that a container shows first.
    func shown(_ key: String) -> String {
      let first = segues.first { $0.source == key && $0.kind == "relationship" }?.destination
      return first.map(shown) ?? key
    }

    /// The names of the screens on which a controller is seen.
    func screens(of key: String) -> Set<String> {
      let controller = shown(key)
      let holders = segues.filter { segue in
        segue.kind == "embed" && segue.destination.map(shown) == controller
      }
      return holders.reduce(into: [name(controller)]) { $0.formUnion(screens(of: $1.source)) }
    }
  }
}
