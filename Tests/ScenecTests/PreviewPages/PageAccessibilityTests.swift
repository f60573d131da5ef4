import Foundation
import SceneTestSupport
import Testing

/// The page of previews can be used by keyboard and by screen reader, in light and dark: rules like those of axe.
struct PageAccessibilityTests {
  /// Fills `results` with what breaks a rule.
  private static let rules = """
    const fail = (rule, node) => { results[rule + " " + (node.outerHTML || node).slice(0, 120)] = "broken"; };
    const named = (node) => (node.getAttribute("aria-label") || node.textContent || "").trim() || (node.labels && node.labels.length);
    function checkNames() {
      for (const node of document.querySelectorAll("button, a[href], select, input, [role=link]")) if (!named(node)) fail("name", node);
      for (const node of document.querySelectorAll("[role=link], a[href], button")) {
        if (node.tabIndex < 0) fail("focus", node);
        // Browsers keep what is inside of an image from screen readers.
        if (node.closest("[role=img]")) fail("hidden in an image", node);
      }
    }
    function checkStructure() {
      if (!document.documentElement.lang) fail("language", "html");
      if (!document.title) fail("title", "head");
      for (const landmark of ["header", "nav", "main", "aside"]) if (document.querySelectorAll(landmark).length !== 1) fail("landmark", landmark);
      for (const node of document.querySelectorAll("nav, aside")) if (!node.getAttribute("aria-label")) fail("landmark name", node);
      const levels = [...document.querySelectorAll("h1, h2, h3")].map((one) => Number(one.tagName[1]));
      if (levels[0] !== 1 || levels.some((level, index) => index > 0 && level > levels[index - 1] + 1)) fail("headings", levels.join());
      const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
      if (new Set(ids).size !== ids.length) fail("ids", "twice");
      for (const node of document.querySelectorAll("ul > :not(li), dl > :not(dt, dd)")) fail("list", node);
    }
    const parts = (color) => color.match(/[\\d.]+/g).map(Number);
    const light = (color) => { const [r, g, b] = parts(color).map((one) => one / 255).map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
    function ground(node) {
      for (let one = node; one; one = one.parentElement) { const color = getComputedStyle(one).backgroundColor; const alpha = parts(color)[3]; if (alpha === undefined || alpha === 1) return color; }
      return "rgb(255, 255, 255)";
    }
    function checkContrast(scheme) {
      document.documentElement.style.colorScheme = scheme;
      for (const node of document.querySelectorAll("header *, nav *, aside *, h2")) {
        if (node.disabled || ![...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim())) continue;
        const [one, other] = [light(getComputedStyle(node).color), light(ground(node))].sort((a, b) => b - a);
        if ((one + 0.05) / (other + 0.05) < 4.5) fail("contrast " + scheme, node);
      }
    }
    function check() { checkNames(); checkStructure(); checkContrast("light"); checkContrast("dark"); }
    """

  @Test func eachScreenOfTheGalleryKeepsTheRules() async throws {
    let page = try await PlayedPage.play(
      await GalleryPage.html(), functions: GalleryPage.functions + Self.rules,
      "for (const name of names()) { open(name); check(); } results.screens = String(names().length);")
    #expect(page.errors == [])
    #expect(Int(page.results["screens"] ?? "") ?? 0 > 50)
    #expect(page.results.count == 1, "\(page.results.keys.sorted().prefix(8))")
  }

  @Test func brokenRulesAreNoticed() async throws {
    let html = """
      <!DOCTYPE html><html><head><style>p { color: #aaa; background: #fff }</style></head><body><header><h2>A</h2></header>
      <nav><ul><p>grey</p></ul></nav><main><svg role="img"><g role="link" tabindex="0" aria-label="a"></g></svg></main>
      <button></button><i id="a"></i><i id="a"></i></body></html>
      """
    let page = try await PlayedPage.play(html, functions: Self.rules, "check();")
    #expect(page.errors == [])
    let broken = Set(page.results.keys.compactMap { $0.split(separator: " ").first })
    #expect(
      broken.isSuperset(of: ["name", "hidden", "language", "title", "landmark", "headings", "ids", "list", "contrast"]),
      "\(page.results.keys.sorted())")
  }

  @Test func eachAnimationIsLeftOutWhereMotionIsReduced() async throws {
    let page = try await PlayedPage.play(
      await GalleryPage.html(),
      """
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const named = (rule) => rule.selectorText ? rule.selectorText.split(",").map((one) => one.trim()) : [];
      const still = rules.filter((rule) => rule.conditionText === "(prefers-reduced-motion: reduce)")
        .flatMap((rule) => [...rule.cssRules]).filter((rule) => rule.style.animationName === "none").flatMap(named);
      const moving = rules.filter((rule) => rule.style && rule.style.animationName).flatMap(named);
      results.moving = moving.join(" ");
      results.rest = moving.filter((one) => !still.includes(one)).join(" ");
      """)
    #expect(page.errors == [])
    #expect(page.results == ["moving": ".push .present .back", "rest": ""])
  }
}
