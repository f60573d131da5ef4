import SceneDiagnostics
import UIKitFacts

/// What the script of a page knows of its screens, in a short form: what a view is stands once, and each variant has its
/// frames.
struct PreviewPageData {
  /// What is the same for a view in all variants, each thing once.
  private var facts: [JSON] = []
  private var numbers: [String: Int] = [:]
  private var variants: [JSON] = []

  init(_ variants: [(label: String, screens: [Screen])]) {
    for variant in variants { self.variants.append(.array(variant.screens.map { json($0) })) }
  }

  var json: JSON { .object([("facts", .array(facts)), ("variants", .array(variants))]) }

  private mutating func json(_ screen: Screen) -> JSON {
    let views = screen.views.map { view in json(view, fact: number(of: view, in: screen)) }
    let members: [(name: String, value: JSON)] = [
      ("controller", .string(screen.controller)), ("file", .string(screen.file)), ("views", .array(views)),
      ("items", .array(screen.barItems.map(ScreenJSON.json))),
      ("segues", .array(screen.codeSegues.map(ScreenJSON.json))),
      ("findings", .array(screen.findings.map(ScreenJSON.json))),
    ]
    return .object(members)
  }

  /// The fact, the frame, whether it is hidden (1) and whether its text is cut off (2).
  private func json(_ view: ScreenView, fact: Int) -> JSON {
    let flags = (view.isHidden ? 1 : 0) + (view.isTruncated ? 2 : 0)
    return .array([.number(fact)] + ScreenJSON.numbers(of: view.frame) + (flags > 0 ? [.number(flags)] : []))
  }

  private mutating func number(of view: ScreenView, in screen: Screen) -> Int {
    let fact = Self.fact(view, in: screen)
    let key = fact.compactText
    if let number = numbers[key] { return number }
    numbers[key] = facts.count
    facts.append(fact)
    return facts.count - 1
  }

  private static func fact(_ view: ScreenView, in screen: Screen) -> JSON {
    var members: [(name: String, value: JSON)] = [
      ("element", .string(view.element)), ("line", .number(view.line)), ("column", .number(view.column)),
    ]
    if let id = view.id { members.append(("id", .string(id))) }
    // Few views are in another file than their screen.
    if let file = view.file, file != screen.file { members.append(("file", .string(file))) }
    if let text = view.text { members.append(("text", .string(text))) }
    if let link = view.link { members.append(("segue", ScreenJSON.json(link))) }
    if !view.constraints.isEmpty { members.append(("constraints", .array(view.constraints.map(JSON.string)))) }
    return .object(members)
  }
}
