import SceneCoverage
import Testing

/// Records of runs are read whole, or refused at a line.
struct FlowRecordTests {
  private static let head = "scenec-flow\t1\n"

  @Test func eventsAreRead() throws {
    let text =
      Self.head + "app\ncontroller\thome\tHome\nsegue\thome\tHome\tcart\tshow\nsegue\thome\tHome\t\t\n"
    #expect(
      try FlowRecord(text: text).events == [
        .app, .controller(id: "home", type: "Home"),
        .segue(source: "home", type: "Home", destination: "cart", identifier: "show"),
        .segue(source: "home", type: "Home", destination: "", identifier: ""),
      ])
  }

  @Test(arguments: ["", "scene", "scenec-flow\t1", head, head + "controller\tho"])
  func aProcessThatEndedEarlyHasRecordedLess(text: String) throws {
    #expect(try FlowRecord(text: text).events == [])
  }

  @Test(arguments: [
    ("hello\n", 1, "it is no record of headless tests"), ("hello", 1, "it is no record of headless tests"),
    ("\n", 1, "it is no record of headless tests"),
    ("scenec-flow\t2\n", 1, "it has another version than 1; record it again"),
    ("scenec-flow\t1\t1\n", 1, "it has another version than 1; record it again"),
    (head + "app\nnews\n", 3, "it says nothing that is known"),
    (head + "controller\thome\n", 2, "it says nothing that is known"),
    (head + "app\tx\n", 2, "it says nothing that is known"), (head + "\n", 2, "it says nothing that is known"),
  ])
  func damageHasAPlace(text: String, line: Int, reason: String) {
    let damage = #expect(throws: FlowRecord.Damage.self) { try FlowRecord(text: text) }
    #expect(damage?.line == line && damage?.reason == reason)
  }
}
