import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneTestSupport
import Testing
import UIKitFacts

@testable import ScenePreview

/// The page in a headless Chromium: clicks perform segues.
struct PrototypeTests {
  private static let scene = """
    <scenes initialViewController="home">
      <viewController id="home"><view>
        <button id="more" title="More" top="100" leading="16"><segue kind="push" destination="detail"/></button>
        <label id="long" text="A text that does not fit" top="200" leading="0" width="40"/>
      </view><segue kind="present" identifier="help" destination="help"/></viewController>
      <viewController id="detail"><view>
        <button title="Close" top="100" leading="16">
          <segue kind="unwind" destination="home" unwindAction="closed"/>
        </button>
      </view></viewController>
      <viewController id="help"/>
    </scenes>
    """

  private static func page() -> String {
    let file = SceneFile(path: "Main.scene", bytes: Array(scene.utf8))
    let preview = Preview(Compiler().graph(of: [file]).graph)
    let variants = [PreviewEnvironment(), PreviewEnvironment(isDark: true)].map { environment in
      (label: environment.label, screens: preview.screens(in: environment))
    }
    return PreviewPage(variants).html
  }

  private static let functions = """
    const titled = () => document.getElementById("title").textContent;
    const tap = (node) => node.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    """

  private func play(hash: String = "", _ script: String) async throws -> PlayedPage {
    try await PlayedPage.play(Self.page(), hash: hash, functions: Self.functions, script)
  }

  @Test func clicksPerformSegues() async throws {
    let outcome = try await play(
      """
      results.start = titled();
      tap(stage.querySelector("[data-link=detail]"));
      results.pushed = titled() + " " + stage.className + " " + back.disabled;
      tap(stage.querySelector("[data-link=home]"));
      results.unwound = titled() + " " + stage.className + " " + back.disabled;
      """)
    #expect(outcome.errors == [])
    #expect(
      outcome.results == ["start": "home", "pushed": "detail push false", "unwound": "home back true"])
  }

  @Test func codePerformsSeguesInTheList() async throws {
    let outcome = try await play(
      """
      const button = [...details.querySelectorAll("button")].find((one) => one.textContent.startsWith("present help"));
      tap(button);
      results.presented = titled() + " " + stage.className;
      tap(back);
      results.back = titled();
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results == ["presented": "help present", "back": "home"])
  }

  @Test func viewsAreInspected() async throws {
    let outcome = try await play(
      """
      inspect.checked = true;
      tap(stage.querySelector("[data-link=detail]"));
      results.stays = titled();
      results.details = details.textContent;
      results.picked = String(stage.querySelectorAll(".picked").length);
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results["stays"] == "home" && outcome.results["picked"] == "1")
    #expect(outcome.results["details"]?.contains("button more") == true)
    #expect(outcome.results["details"]?.contains("Main.scene:3:6") == true, "\(outcome.results)")
  }

  @Test func variantsAndFindingsAreShown() async throws {
    let outcome = try await play(
      hash: "#home",
      """
      results.light = stage.querySelector("rect").getAttribute("fill");
      variant.value = "1";
      variant.dispatchEvent(new Event("change"));
      results.dark = stage.querySelector("rect").getAttribute("fill");
      results.count = document.querySelector("nav .count").textContent;
      results.finding = String(details.textContent.includes("clipped-text"));
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results == ["light": "#FFFFFF", "dark": "#000000", "count": "1", "finding": "true"])
  }

  @Test func linksWorkByKeyboardAndHaveNames() async throws {
    let outcome = try await play(
      """
      const link = stage.querySelector("[data-link]");
      results.name = link.getAttribute("aria-label") + ", " + link.getAttribute("role") + ", " + link.tabIndex;
      link.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      results.shown = titled();
      """)
    #expect(outcome.errors == [])
    #expect(outcome.results == ["name": "More: push detail, link, 0", "shown": "detail"])
  }
}
