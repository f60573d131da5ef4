import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

@testable import ScenePreview

/// The page contains nothing of a scene as markup or as script.
struct PreviewPageTests {
  private let hostile = """
    <scenes initialViewController="home">
      <viewController id="home" title="&lt;/script>&lt;b>"><view>
        <label text="&lt;script>alert(1)&lt;/script>&lt;!--" top="100" leading="0"/>
        <button title="&quot; onload=&quot;x" top="200" leading="0"><segue kind="present" destination="next"/></button>
      </view></viewController>
      <viewController id="next"/>
    </scenes>
    """

  private var page: String {
    let file = SceneFile(path: "A</script>.scene", bytes: Array(hostile.utf8))
    let screens = Preview(Compiler().graph(of: [file]).graph).screens(in: PreviewEnvironment())
    return PreviewPage([(label: "iPhone <16>", screens: screens)]).html
  }

  @Test func textOfScenesIsNeitherMarkupNorScript() {
    let page = page
    #expect(page.ranges(of: "<script").count == 2 && page.ranges(of: "</script").count == 2)
    #expect(!page.contains("<b>") && !page.contains("<!--") && !page.contains(#/<[^>]*\sonload=/#))
    #expect(page.contains("&lt;script&gt;alert(1)") && page.contains("iPhone &lt;16&gt;"))
  }

  @Test func theDataAreJSON() throws {
    let start = try #require(page.range(of: #"<script type="application/json" id="data">"#))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let data = Data(page[start.upperBound..<end.lowerBound].utf8)
    let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let variants = try #require(root["variants"] as? [[[String: Any]]])
    let screens = try #require(variants.first)
    #expect(screens.compactMap { $0["controller"] as? String } == ["home", "next"])
  }

  @Test func eachScreenHasAPictureAndALink() {
    let page = page
    for name in ["home", "next"] { #expect(page.contains("data-screen=\"\(name)\"")) }
    #expect(page.ranges(of: "<template ").count == 2)
    #expect(!page.contains(#/(?:src|href)="(?!#)/#), "the page loads nothing")
  }
}
