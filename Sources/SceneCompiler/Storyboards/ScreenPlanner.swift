import SceneCatalog

/// Plans what is generated for the classes of a storyboard's controllers.
struct ScreenPlanner {
  private let index: Int
  private let links: StoryboardLinks

  init(_ index: Int, _ links: StoryboardLinks) { (self.index, self.links) = (index, links) }

  /// One screen for each class, in the order of the file.
  func screens(_ types: inout StoryboardTypes) -> [StoryboardPlan.Screen] {
    var order: [String] = []
    var groups: [String: [Storyboard.Controller]] = [:]
    for controller in links.storyboards[index].controllers {
      guard let type = types.type(controller.customClass), controller.reference == nil else { continue }
      if groups[type] == nil { order.append(type) }
      groups[type, default: []].append(controller)
    }
    var words = UniqueWords(reserved: hiddenWords)
    return order.compactMap { type in
      let controllers = groups[type] ?? []
      let cases = cases(of: controllers, &types)
      let cells = cells(of: controllers, &types)
      if cases.isEmpty, cells.isEmpty { return nil }
      let word = SpelledName.raisingFirst(Self.word(ofClass: type))
      return StoryboardPlan.Screen(type: type, word: words.unique(word), cases: cases, cells: cells)
    }
  }

  /// The words that would hide classes of the app: `Dash`, if there is a class `DashSegue`.
  private var hiddenWords: [String] {
    let controllers = links.storyboards.flatMap(\.controllers)
    let classes = controllers.map(\.customClass) + controllers.flatMap(\.prototypes).map(\.customClass)
    return classes.compactMap { $0?.name.text }.flatMap { name in
      ["Segue", "Cells"].filter(name.hasSuffix).map { String(name.dropLast($0.count)) }
    }
  }

  /// `dash`, of `DashViewController`, and `viewController`, of UIKit's own.
  private static func word(ofClass type: String) -> String {
    var name = type.split(separator: ".").last.map(String.init) ?? type
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      return SpelledName.lowerCamel(String(name.dropFirst(2))) ?? "screen"
    }
    for suffix in ["ViewController", "Controller", "VC"] where name.hasSuffix(suffix) && name.count > suffix.count {
      name.removeLast(suffix.count)
      break
    }
    return SpelledName.lowerCamel(name) ?? "screen"
  }

  // MARK: Segues

  private func cases(
    of controllers: [Storyboard.Controller], _ types: inout StoryboardTypes
  ) -> [StoryboardPlan.Case] {
    let segues = controllers.flatMap(\.segues).filter { $0.segueKind != .relationship }
    var cases: [StoryboardPlan.Case] = []
    var names = UniqueWords()
    for segue in segues {
      guard let identifier = segue.identifier?.text, !identifier.isEmpty else { continue }
      let payload = segue.segueKind == .unwind ? nil : types.payload(of: segue, in: index)
      if let known = cases.firstIndex(where: { $0.identifier == identifier }) {
        cases[known].payload = Self.common(cases[known].payload, payload)
      } else {
        cases.append(
          StoryboardPlan.Case(
            name: names.unique(Self.caseName(SpelledName.lowerCamel(identifier) ?? "segue")), identifier: identifier,
            payload: payload, isPerformable: segue.segueKind != .embed))
      }
    }
    return cases + unnamedCases(segues, &names, &types)
  }

  /// One case for all segues without an identifier that lead to the same classes: at run time, they are the same.
  private func unnamedCases(
    _ segues: [Storyboard.Segue], _ names: inout UniqueWords, _ types: inout StoryboardTypes
  ) -> [StoryboardPlan.Case] {
    var seen: Set<StoryboardPlan.Payload> = []
    var cases: [StoryboardPlan.Case] = []
    for segue in segues where segue.identifier?.text.isEmpty ?? true && segue.segueKind != .unwind {
      let payload = types.payload(of: segue, in: index)
      guard seen.insert(payload).inserted else { continue }
      let word = Self.caseName(Self.word(ofClass: payload.root ?? payload.destination))
      cases.append(
        StoryboardPlan.Case(name: names.unique(word), identifier: nil, payload: payload, isPerformable: false))
    }
    // A class of the app is a subclass of UIKit's, so it is asked for first.
    return cases.filter { !Self.isSystem($0.payload) } + cases.filter { Self.isSystem($0.payload) }
  }

  private static func isSystem(_ payload: StoryboardPlan.Payload?) -> Bool {
    guard let payload else { return true }
    return payload.destination.hasPrefix("UI") && payload.root?.hasPrefix("UI") ?? true
  }

  private static func caseName(_ word: String) -> String { word == "init" || word == "self" ? word + "Segue" : word }

  /// What two segues of one identifier lead to.
  private static func common(
    _ one: StoryboardPlan.Payload?, _ other: StoryboardPlan.Payload?
  ) -> StoryboardPlan.Payload? {
    one == other ? one : StoryboardPlan.Payload(destination: "UIViewController", root: nil)
  }

  // MARK: Cells

  private func cells(
    of controllers: [Storyboard.Controller], _ types: inout StoryboardTypes
  ) -> [StoryboardPlan.Cell] {
    var names = UniqueWords()
    var cells: [StoryboardPlan.Cell] = []
    for prototype in controllers.flatMap(\.prototypes) {
      guard let list = Self.list(of: prototype) else { continue }
      let identifier = prototype.identifier.text
      if cells.contains(where: { $0.identifier == identifier && $0.list == list }) { continue }
      let word = SpelledName.raisingFirst(SpelledName.lowerCamel(identifier) ?? "cell")
      cells.append(
        StoryboardPlan.Cell(
          function: "dequeue" + names.unique(word), identifier: identifier,
          type: types.type(prototype.customClass) ?? Self.type(of: prototype), list: list))
    }
    return cells
  }

  private static func list(of prototype: Storyboard.Prototype) -> StoryboardPlan.Cell.List? {
    switch prototype.element {
    case "tableViewCell": .table
    case "collectionViewCell": .collection
    default: prototype.supplementaryKind.map { .supplementary(kind: $0) }
    }
  }

  private static func type(of prototype: Storyboard.Prototype) -> String {
    StoryboardTypes.uikitType(of: prototype.element, else: "UICollectionReusableView")
  }
}
