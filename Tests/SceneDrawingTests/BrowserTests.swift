import Foundation
import SceneCompiler
import SceneTestSupport
import Testing

@testable import SceneDrawing

/// The behaviour of a page in a headless Chromium, with a script as the user.
struct BrowserTests {
  /// Opens a page and runs a script in it, which can type into the search field.
  private static func play(_ page: String, hash: String = "", _ script: String) async throws -> PlayedPage {
    let type = """
      function type(text) {
        search.value = text;
        search.dispatchEvent(new Event("input"));
      }
      """
    return try await PlayedPage.play(page, hash: hash, functions: type, script)
  }

  private static func page() async throws -> String {
    MapFormat.html.text(of: try await LargeApp(controllers: 30, files: 4).map)
  }

  @Test func searchMarksMatches() async throws {
    let outcome = try await Self.play(
      try await Self.page(),
      """
      type("basketdetail");
      results.class = count.textContent;
      results.marked = svg.querySelectorAll(".match").length;
      type("Basket unwind");
      results.words = count.textContent;
      type("nonsense");
      results.nothing = count.textContent;
      type("");
      results.empty = count.textContent + svg.querySelectorAll(".match").length;
      for (const key of ["class", "marked", "words", "nothing", "empty"]) results[key] = String(results[key]);
      """)
    #expect(outcome.errors == [])
    // The controller, and the one whose segue leads to it.
    #expect(outcome.results["class"] == "2 matches" && outcome.results["marked"] == "2")
    #expect(outcome.results["words"] == "7 matches")
    #expect(outcome.results["nothing"] == "0 matches" && outcome.results["empty"] == "0")
  }

  @Test func zoomChangesTheSizeAndFitResetsIt() async throws {
    let outcome = try await Self.play(
      try await Self.page(),
      """
      const width = () => svg.getBoundingClientRect().width;
      const before = width();
      document.getElementById("larger").click();
      results.larger = String(Math.round(100 * width() / before));
      document.getElementById("smaller").click();
      document.getElementById("smaller").click();
      results.smaller = String(Math.round(100 * width() / before));
      document.getElementById("fit").click();
      results.fits = String(width() <= picture.clientWidth);
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results == ["larger": "125", "smaller": "80", "fits": "true"])
  }

  @Test func selectedControllerShowsSeguesAndLinks() async throws {
    let outcome = try await Self.play(
      try await Self.page(), hash: "#Basket.basketDetail",
      """
      results.text = details.innerText;
      results.links = [...details.querySelectorAll("a")].map((link) => link.getAttribute("href")).join(" ");
      results.chosen = svg.querySelector(".chosen title").textContent.split(",")[0];
      results.seen = String(boxes.get(controllers.findIndex((one) => one.name === "basketDetail"))
        .getBoundingClientRect().top < innerHeight);
      """)
    #expect(outcome.errors == [])
    let text = try #require(outcome.results["text"])
    #expect(text.contains("BasketDetailController") && text.contains("Leads to") && text.contains("push detail"))
    let links = try #require(outcome.results["links"])
    #expect(links.contains("App/Basket.scene#L") && links.contains("#Basket.basketList"))
    #expect(outcome.results["chosen"] == "Basket.basketDetail" && outcome.results["seen"] == "true")
  }

  @Test func clickingAReferenceShowsItsOtherEnd() async throws {
    let outcome = try await Self.play(
      try await Self.page(),
      """
      const target = controllers.findIndex((controller) => controller.key === "Catalog.catalogNav");
      svg.querySelector(`[data-to="${target}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      results.hash = location.hash;
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results["hash"] == "#Catalog.catalogNav")
  }

  @Test func textOfScenesIsEscaped() async throws {
    let map = SceneMap(
      of: """
        <scenes><viewController id="a" customClass="&lt;img src=x onerror=fail()&gt;"
          title="&lt;/script>&lt;script>fail()&lt;/script>&lt;!--"/></scenes>
        """)
    let page = MapFormat.html.text(of: map)
    #expect(page.matches(of: #/<script/#).count == 2)
    let outcome = try await Self.play(
      page, hash: "#Main.a",
      """
      results.images = String(document.images.length);
      results.title = String(details.innerText.includes("<" + "/script><" + "script>fail()<" + "/script><" + "!--"));
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results == ["images": "0", "title": "true"])
  }

  @Test func pageLoadsNoResources() async throws {
    let page = try await Self.page()
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains(#/\s(?:src|srcset)=|@import|url\(|<link|<iframe|https?:\/\/(?!www\.w3\.org\/2000\/svg)/#))
  }

  @Test func linksFollowTheOption() async throws {
    let map = SceneMap(of: "<scenes>\n<viewController id=\"a\"/></scenes>")
    #expect(MapFormat.html.text(of: map, links: SourceLinks(depth: 2)).contains("\"../../Main.scene#L2\""))
    let links = SourceLinks("https://example.com/{path}?line={line}")
    #expect(MapFormat.html.text(of: map, links: links).contains("\"https://example.com/Main.scene?line=2\""))
    #expect(SourceLinks().url("a b/ü\".scene", line: 1) == "a%20b/%C3%BC%22.scene#L1")
    #expect(SourceLinks(depth: 1).url("/a/Main.scene", line: 1) == "/a/Main.scene#L1")
  }
}
