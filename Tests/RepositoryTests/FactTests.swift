import Foundation
import Testing

/// Sizes of devices, controls and texts stand in `UIKitFacts` only: other modules, which lay out the same views, read them.
struct FactTests {
  /// A line of code.
  private struct Line {
    let path: String
    let text: String
    /// The numbers in it, as they are written.
    let numbers: Set<Substring>

    init(_ path: String, _ text: Substring) {
      self.path = path
      self.text = String(text)
      let parts = text.utf8.split { !(0x30...0x39).contains($0) && $0 != UInt8(ascii: ".") }
      numbers = Set(parts.map { Substring($0) })
    }
  }

  /// The code of all other modules, line by line, without comments and literals of several lines.
  private static let lines: [Line] = {
    let others = Repository.sources.filter {
      $0.hasPrefix("Sources/") && !$0.hasPrefix("Sources/UIKitFacts/") && $0.hasSuffix(".swift")
    }
    return others.flatMap { path -> [Line] in
      let code = ((try? Repository.text(path)) ?? "").replacing(#/"""[\s\S]*?"""/#, with: "")
        .replacing(#/\/\/.*/#, with: "")
      return code.split(separator: "\n").map { Line(path, $0) }
    }
  }()

  private func facts(_ file: String, _ pattern: Regex<(Substring, Substring, Substring)>) throws -> [[String]] {
    try Repository.text("Sources/UIKitFacts/" + file).matches(of: pattern).map { [String($0.1), String($0.2)] }
  }

  /// The lines that have all of some numbers.
  private func lines(with numbers: [String]) -> [String] {
    Self.lines.filter { line in numbers.allSatisfy { line.numbers.contains(Substring($0)) } }.map {
      "\($0.path): \($0.text.trimmingCharacters(in: .whitespaces))"
    }
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
      line.numbers.contains { $0.utf8.count > 1 }
        && line.text.matches(of: #/\.(\w+)\b[^,]*: \d\d/#).contains { styles.contains(String($0.1)) }
    }
    #expect(wrong.map(\.path) == [])
  }
}
