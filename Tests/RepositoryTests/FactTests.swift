import Foundation
import Testing

/// Sizes of devices, controls and texts stand in `UIKitFacts` only: other modules, which lay out the same views, read them.
struct FactTests {
  /// The code of all other modules, line by line, without comments and literals of several lines.
  private static let lines: [(path: String, text: String)] = {
    let others = Repository.sources.filter {
      $0.hasPrefix("Sources/") && !$0.hasPrefix("Sources/UIKitFacts/") && $0.hasSuffix(".swift")
    }
    return others.flatMap { path -> [(String, String)] in
      let code = ((try? Repository.text(path)) ?? "").replacing(#/"""[\s\S]*?"""/#, with: "")
        .replacing(#/\/\/.*/#, with: "")
      return code.split(separator: "\n").map { (path, String($0)) }
    }
  }()

  private func facts(_ file: String, _ pattern: Regex<(Substring, Substring, Substring)>) throws -> [[String]] {
    try Repository.text("Sources/UIKitFacts/" + file).matches(of: pattern).map { [String($0.1), String($0.2)] }
  }

  /// The lines that have all of some numbers.
  private func lines(with numbers: [String]) -> [String] {
    Self.lines.filter { line in
      let own = line.text.split { !$0.isNumber && $0 != "." }
      return numbers.allSatisfy { number in own.contains { $0 == number } }
    }
    .map { "\($0.path): \($0.text.trimmingCharacters(in: .whitespaces))" }
  }

  @Test func sizesOfDevicesStandOnce() throws {
    let devices = try facts("Devices/Device+All.swift", #/\], (\d+), (\d+)/#)
    #expect(devices.count > 20)
    for size in devices { #expect(lines(with: size) == [], "\(size)") }
  }

  @Test func sizesOfControlsStandOnce() throws {
    let sizes = try facts("Controls/ControlSizes.swift", #/LayoutSize\(width: ([\d.]+), height: ([\d.]+)\)/#)
    #expect(sizes.count > 8)
    // A number that is both width and height is found in too many places.
    for size in sizes where size[0] != size[1] { #expect(lines(with: size) == [], "\(size)") }
  }

  @Test func sizesOfTextStylesStandOnce() throws {
    let styles = [
      "largeTitle", "title1", "title2", "title3", "headline", "callout", "subheadline", "footnote", "caption1",
    ]
    let wrong = Self.lines.filter { line in
      line.text.matches(of: #/\.(\w+)\b[^,]*: \d\d/#).contains { styles.contains(String($0.1)) }
    }
    #expect(wrong.map(\.path) == [])
  }
}
