import Foundation
import SceneCompiler
import SceneDiagnostics
import Testing

/// The tutorial leads to a package that builds at the end of each section; `.ci/try-documentation` runs its tests.
struct TutorialTests {
  @Test func everySectionEndsWithABuildingPackage() async throws {
    let tutorial = try Tutorial()
    #expect(tutorial.sections.count == 5)
    var count = 0
    for section in tutorial.sections {
      count += section.count
      #expect(try await PackageCheck(files: tutorial.files(after: count)).complaints() == "")
    }
  }

  @Test func segueWithoutArgumentDoesNotBuild() async throws {
    let tutorial = try Tutorial()
    let step = try #require(tutorial.sections.joined().map(\.resource).firstIndex(of: "Door-2.swift"))
    let complaints = try await PackageCheck(files: tutorial.files(after: step)).complaints()
    #expect(complaints.contains("type 'Door' does not conform to protocol 'DoorSceneOwner'"))
  }

  @Test func everySceneOfAStepCompiles() throws {
    for step in try Tutorial().sections.joined() where step.path.hasSuffix(".scene") {
      #expect(Compiler().check([SceneFile(path: step.path, text: step.text)]).map(\.message) == [], "\(step.resource)")
    }
  }

  @Test func everyStepChangesAFile() throws {
    var last: [String: String] = [:]
    for step in try Tutorial().sections.joined() {
      #expect(last[step.path] != step.text, "\(step.resource)")
      last[step.path] = step.text
    }
  }

  @Test func everyResourceIsShown() throws {
    let tutorials = try Repository.files(in: Tutorial.folder, suffix: ".tutorial").map(Repository.text).joined()
    for resource in try Repository.names(in: Tutorial.folder + "/Resources") {
      #expect(tutorials.contains("\"\(resource)\""), "\(resource)")
    }
  }

  @Test func tutorialTestsPass() throws {
    #expect(try Repository.text(".ci/try-documentation").contains(Tutorial.path))
    #expect(try Repository.text(".ci/run").contains(".ci/try-documentation"))
  }
}
