package import SceneDiagnostics
import UIKitFacts

/// Screens as JSON, in the form of `Documentation/Preview.schema.json`.
package enum ScreenJSON {
  /// The screens, as the elements of an array.
  package static func screens(_ screens: [Screen]) -> [JSON] { screens.map(json) }

  private static func json(_ screen: Screen) -> JSON {
    let area = screen.safeArea
    let language = screen.environment.language.map { [(name: "language", value: JSON.string($0))] } ?? []
    let contrast = screen.environment.hasIncreasedContrast ? [(name: "contrast", value: JSON.string("increased"))] : []
    let settings: [(name: String, value: JSON)] = [
      ("controller", .string(screen.controller)), ("file", .string(screen.file)),
      ("device", .string(screen.environment.device.name)),
      ("orientation", .string(screen.environment.isLandscape ? "landscape" : "portrait")),
      ("textSize", .string(screen.environment.textSize.rawValue)),
      ("appearance", .string(screen.environment.isDark ? "dark" : "light")),
      ("direction", .string(screen.environment.isRightToLeft ? "rtl" : "ltr")),
    ]
    let contents: [(name: String, value: JSON)] = [
      ("size", .array([number(screen.size.width), number(screen.size.height)])),
      ("safeArea", .array([area.top, area.left, area.bottom, area.right].map(number))),
      ("views", .array(screen.views.map { json($0, in: screen) })),
      ("barItems", .array(screen.barItems.map(json))),
      ("segues", .array(screen.codeSegues.map(json))),
      ("findings", .array(screen.findings.map(json))),
    ]
    return .object(settings + contrast + language + contents)
  }

  private static func json(_ view: ScreenView, in screen: Screen) -> JSON {
    // Few views are in another file than their screen.
    let file = view.file.flatMap { $0 == screen.file ? nil : [(name: "file", value: JSON.string($0))] } ?? []
    let members: [(name: String, value: JSON)] = [
      ("id", .optional(view.id)), ("element", .string(view.element)), ("objectID", .optional(view.objectID)),
      ("parent", view.parent.map(JSON.number) ?? .null), ("line", .number(view.line)), ("column", .number(view.column)),
      ("frame", .array(numbers(of: view.frame))),
      ("hidden", .bool(view.isHidden)), ("text", .optional(view.text)), ("isTruncated", .bool(view.isTruncated)),
      ("segue", view.link.map(json) ?? .null),
    ]
    return .object(members + file)
  }

  static func json(_ item: ScreenBarItem) -> JSON {
    .object([
      ("id", .optional(item.id)), ("title", .string(item.title)), ("frame", .array(numbers(of: item.frame))),
      ("segue", item.link.map(json) ?? .null),
    ])
  }

  static func json(_ link: ScreenLink) -> JSON {
    let trigger = link.trigger.map { [(name: "trigger", value: JSON.string($0))] } ?? []
    return .object(
      [
        ("kind", .string(link.kind)), ("identifier", .optional(link.identifier)),
        ("destination", .string(link.destination)),
      ] + trigger)
  }

  static func json(_ finding: ScreenFinding) -> JSON {
    .object([("id", .string(finding.id)), ("view", .number(finding.view)), ("message", .string(finding.message))])
  }

  /// x, y, width and height.
  static func numbers(of frame: LayoutRect) -> [JSON] {
    [frame.left, frame.top, frame.size.width, frame.size.height].map(number)
  }

  /// A length in points, to a thousandth.
  private static func number(_ value: Double) -> JSON {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e9 else { return .number(0) }
    return rounded == rounded.rounded() ? .number(Int(rounded)) : .decimal(rounded)
  }
}
