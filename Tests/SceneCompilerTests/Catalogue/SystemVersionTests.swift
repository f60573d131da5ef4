import SceneCatalog
import Testing

/// Versions of iOS.
struct SystemVersionTests {
  @Test(arguments: [("16", "16"), ("16.0", "16"), ("17.4", "17.4")])
  func aVersionIsParsed(text: String, description: String) {
    #expect(SystemVersion(text)?.description == description)
  }

  @Test(arguments: ["", "16.", ".4", "16.4.1", "-1", "sixteen", "300"])
  func otherTextIsNoVersion(text: String) {
    #expect(SystemVersion(text) == nil)
  }

  @Test(arguments: ["17", "iOS", "iOS ", "iOS17", "macOS 14", "iOS 17 "])
  func aDeploymentTargetNamesItsSystem(text: String) {
    #expect(SystemVersion(deploymentTarget: text) == nil)
    #expect(SystemVersion(deploymentTarget: "iOS 17") == "17.0")
  }

  @Test func minorVersionsAreNumbers() {
    let versions: [SystemVersion] = ["17.10", "16.0", "17.4"]
    #expect(versions.sorted() == ["16", "17.4", "17.10"])
  }
}
