import SceneCompiler
import SceneDiagnostics
import SceneImport
import Testing
import StoryboardReading

/// What is read of storyboards that UIKit loads.
struct StoryboardReaderTests {
  private func read(_ objects: String, type: String = "CocoaTouch.Storyboard.XIB") -> Storyboard {
    let text =
      #"<document type="com.apple.InterfaceBuilder3.\#(type)"><scenes><scene><objects>\#(objects)</objects></scene>"#
      + "</scenes></document>"
    return StoryboardReader.read(SceneFile(path: "Main.storyboard", text: text))
  }

  @Test func theAppsOwnModuleIsNotNamed() throws {
    let own = read(#"<viewController id="a" customClass="A" customModule="App" customModuleProvider="target"/>"#)
    #expect(try #require(own.controllers.first?.customClass).module == nil)
    let other = read(#"<viewController id="a" customClass="A" customModule="Core"/>"#)
    #expect(try #require(other.controllers.first?.customClass).module?.text == "Core")
  }

  @Test func aClassWithoutANameIsNone() {
    #expect(read(#"<viewController id="a" customClass=""/>"#).controllers.map { $0.customClass == nil } == [true])
  }

  @Test func objectsBesideAControllerBelongToIt() {
    let storyboard = read(
      """
      <viewController id="a"/><tapGestureRecognizer id="t"><connections><segue destination="a" kind="show" id="s"/>\
      </connections></tapGestureRecognizer><exit id="e"/>
      """)
    #expect(storyboard.controllers.map(\.segues.count) == [1])
    #expect(storyboard.exits == ["e"])
  }

  @Test func cellsNeedAnIdentifier() {
    func prototypes(_ cell: String) -> Int? {
      read(
        "<tableViewController id=\"a\"><tableView><prototypes>\(cell)</prototypes></tableView></tableViewController>"
      )
      .controllers.first?.prototypes.count
    }
    #expect(prototypes(#"<tableViewCell reuseIdentifier="row"/>"#) == 1)
    #expect(prototypes(#"<tableViewCell reuseIdentifier=""/>"#) == 0)
    #expect(prototypes("<tableViewCell/>") == 0)
  }

  @Test func televisionsLoadStoryboardsAsPhonesDo() {
    #expect(!read(#"<viewController id="a"/>"#, type: "AppleTV.Storyboard").isIncomplete)
    #expect(read(#"<viewController id="a"/>"#, type: "Cocoa.Storyboard.XIB").isIncomplete)
  }
}
