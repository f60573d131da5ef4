import Foundation
import InterfaceBuilder
import SceneTestSupport
import Testing

/// Mangled names of classes, with `swift demangle` as the reference implementation.
struct MangledNameTests {
  private static let named = [
    "_TtC3App4Main", "_TtCC3App5Outer5Inner", "_TtCO3App4Flow5Step1", "_TtCV3App6Styles5Title",
    "_TtCCC3App1A1B1C", "_TtCVO3App1A1B1C", "_TtC8OtherKit6Remote", "_TtC3App12A23456789012",
    "_TtCE3AppVSs5Index4Name", "_TtCE3AppVs6String4Name", "_TtCE3AppCSo6UIView5Inner", "_TtC4Main4Main", "_TtCCS_1A1B",
    "_TtC3AppX3exa", "_TtCC3AppX3exa5Inner", "_TtC3AppX9Gre_GkaIi",
  ]

  @Test(arguments: named)
  func nameIsTheReference(mangled: String) async throws {
    let run = try await ProcessRun(URL(filePath: "/usr/bin/env"), ["swift", "demangle", "--compact", mangled])
    let reference = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    let name = try #require(MangledName(mangled))
    guard reference != mangled else {
      #expect(name.obstacle == .unknown)
      return
    }
    #expect(name.obstacle == nil)
    let plain = reference.replacing("(extension in \(name.module)):", with: "")
    #expect(plain.hasSuffix("." + name.name) && reference.contains(name.module), "\(reference)")
  }

  @Test(arguments: [
    ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Name", MangledName.Obstacle.private),
    ("_TtCC3AppP33_0123456789ABCDEF0123456789ABCDEF5Outer5Inner", .private),
    ("_TtGC3App3BoxSi_", .generic), ("_TtGC3App3BoxCS_4Item_", .generic), ("_TtCGC3App3BoxSi_5Inner", .generic),
    ("_TtCF3App3runFT_T_L_4Name", .local), ("_TtV3App4Main", .unknown), ("_Tt", .unknown), ("_TtC", .unknown),
    ("_TtC3App", .unknown), ("_TtC3App9Main", .unknown), ("_TtC0", .unknown), ("_TtC3App4Main4More", .unknown),
    ("_TtC99999999999999999999App", .unknown), ("_TtC3AppX4zzzz", .unknown), ("_TtCS9_1A", .unknown),
    ("_TtCE", .unknown), ("_TtCF", .unknown), ("_TtGC", .unknown),
  ])
  func obstacleIsTheTrueOne(mangled: String, obstacle: MangledName.Obstacle) {
    #expect(MangledName(mangled)?.obstacle == obstacle)
  }

  /// Names of which nothing but a part is left end in a reason, too.
  @Test(arguments: named)
  func partsOfNamesAreRead(mangled: String) {
    for length in 3..<mangled.count { #expect(MangledName(String(mangled.prefix(length))) != nil) }
    #expect(MangledName(String(repeating: "_TtC", count: 1) + String(repeating: "C", count: 100_000)) != nil)
    #expect(MangledName("Main") == nil)
  }
}
