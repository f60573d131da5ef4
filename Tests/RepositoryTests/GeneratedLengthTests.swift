import Testing

/// The length of the generated Swift that is checked in, which reviewers read. Decision 100 has the figures.
struct GeneratedLengthTests {
  @Test(arguments: [("Examples/Gallery/", 5.2), ("Examples/ContainerViews/", 8.2)])
  func linesForALineOfScene(folder: String, most: Double) throws {
    func lines(_ suffix: String) throws -> Int {
      try Repository.files(in: folder, suffix: suffix).reduce(0) { count, path in
        count + (try Repository.text(path).count { $0 == "\n" })
      }
    }
    let (scenes, generated) = (try lines(".scene"), try lines(".scene.swift"))
    #expect(scenes > 100 && Double(generated) <= most * Double(scenes), "\(generated) lines for \(scenes)")
  }
}
