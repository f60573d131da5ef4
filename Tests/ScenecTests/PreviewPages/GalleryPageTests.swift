import Foundation
import SceneTestSupport
import Testing

/// The page of the gallery works in a browser: each segue by click, without an error, with texts inside their views.
struct GalleryPageTests {
  @Test func clicksPerformEachSegueOfTheGallery() async throws {
    let page = try await PlayedPage.play(
      await GalleryPage.html(), functions: GalleryPage.functions,
      "for (const name of names()) results[name] = landings(name).join(' ');")
    #expect(page.errors == [])
    let landings = page.results.mapValues { Set($0.split(separator: " ").map(String.init)) }
    let flow = try await GalleryPage.Flow.gallery()
    var performed = 0
    for segue in flow.segues where segue.kind != "relationship" && !(segue.kind == "embed" && segue.isFirst) {
      // The only child of a container view is there from the start.
      let beside = flow.segues.filter { $0.kind == "embed" && $0.view == segue.view && $0.source == segue.source }
      if segue.kind == "embed", beside.count < 2 { continue }
      let destination = try #require(segue.destination)
      // A split view controller performs segues itself.
      let sources = flow.screens(of: segue.source).union([flow.name(segue.source)])
      let reached = sources.reduce(into: Set<String>()) { $0.formUnion(landings[$1] ?? []) }
      #expect(
        !reached.isDisjoint(with: flow.screens(of: destination)),
        "\(segue.kind) from \(segue.source) to \(destination): \(reached.sorted())")
      performed += 1
    }
    #expect(performed > 60, "\(performed)")
  }

  @Test func tabsAndPagesAndTheButtonBackWork() async throws {
    let page = try await PlayedPage.play(
      await GalleryPage.html(), functions: GalleryPage.functions,
      """
      open("inbox");
      tap([...stage.querySelectorAll("[data-kind=tab]")][1]);
      results.tab = titled();
      open("settings");
      tap(stage.querySelector("[data-link=soundPicker]"));
      results.pushed = titled();
      tap(stage.querySelector("[data-kind=back]"));
      results.back = titled() + " " + stage.className;
      open("introduction");
      tap([...details.querySelectorAll("button")].find((one) => one.textContent === "page topicsPage"));
      results.page = titled();
      """)
    #expect(page.errors == [])
    #expect(page.results == ["tab": "profile", "pushed": "soundPicker", "back": "settings back", "page": "topicsPage"])
  }

  @Test func textsStayInsideTheirViews() async throws {
    let page = try await PlayedPage.play(
      await GalleryPage.html(), functions: GalleryPage.functions,
      """
      let count = 0;
      for (const number of Object.keys(data.variants)) {
        variant.value = number;
        for (const name of names()) {
          open(name);
          for (const text of stage.querySelectorAll("[data-view] > text")) {
            const view = text.parentElement.querySelector(":scope > rect");
            if (!view) continue;
            const [inner, outer] = [text.getBoundingClientRect(), view.getBoundingClientRect()];
            count += 1;
            if (inner.left < outer.left - 2 || inner.right > outer.right + 2)
              results[`${number} ${name} ${text.textContent}`] = [inner.left, inner.right, outer.left, outer.right].map(Math.round).join(" ");
          }
        }
      }
      results.count = String(count);
      """)
    #expect(page.errors == [])
    let count = try #require(page.results["count"].flatMap(Int.init))
    #expect(count > 500)
    #expect(page.results.count == 1, "\(page.results)")
  }

  @Test func thePageIsSmallEnoughToBeSent() async throws {
    #expect(try await GalleryPage.html().utf8.count < 2_000_000)
  }
}
