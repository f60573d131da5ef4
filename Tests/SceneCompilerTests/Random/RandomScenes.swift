/// Scenes of all sorts, by the numbers that a seed gives: most are right, and their Swift has to compile.
struct RandomScenes {
  /// One or two files of a module, and the user's classes that they name.
  struct Group {
    var files: [(name: String, text: String)] = []
    var classes: [AuthorClass] = []
  }

  private var numbers: SeededNumbers
  private var names: HostileNames
  private var group = Group()
  private var controllers: [Sketch] = []
  /// The children of the current container.
  private var children: Set<Int> = []
  /// The identifiers that the controller that is being written has not used.
  private var identifiers: [String] = []
  /// The names that its bar button items have not used.
  private var items: [String] = []
  /// The views of the controller that is being written.
  private var anchors: [String] = []
  /// How many prototypes there are.
  private var prototypeCount = 0
  private let serial: Int

  /// A controller before it is written down.
  private struct Sketch {
    let id: String
    let element: String
    let `class`: Int?
    var parameters: [(name: String, type: String, fallback: String?)] = []
    var file = 0
  }

  private init(_ seed: Int, _ names: HostileNames) {
    numbers = SeededNumbers(seed: UInt64(seed))
    self.names = names
    serial = seed
  }

  /// The group of a seed. `names` are the controller names of other groups.
  static func group(seed: Int, names: inout HostileNames) -> Group {
    var maker = RandomScenes(seed, names)
    maker.make()
    names = maker.names
    return maker.group
  }

  private mutating func make() {
    let fileCount = numbers.chance(30) ? 2 : 1
    let count = numbers.below(5) + 2
    for index in 0..<count { sketch(numbers.pick(Self.elements), fileCount, index) }
    // Children come after their containers.
    for index in count..<count + 4 { sketch("viewController", fileCount, index) }
    for file in 0..<fileCount { write(file, of: fileCount) }
  }

  private static let elements = [
    "viewController", "viewController", "viewController", "viewController", "tableViewController",
    "navigationController", "tabBarController", "splitViewController", "pageViewController",
    "collectionViewController",
  ]

  private mutating func sketch(_ element: String, _ fileCount: Int, _ index: Int) {
    let id = numbers.chance(50) ? names.take(numbers.below(1000)) ?? "c\(serial)x\(index)" : "c\(serial)x\(index)"
    var sketch = Sketch(id: id, element: element, class: numbers.chance(85) ? addClass(element) : nil)
    if let own = sketch.class, element == "viewController", numbers.chance(35) {
      sketch.parameters = parameters()
      group.classes[own].parameters = sketch.parameters.map { ($0.name, $0.type) }
    }
    sketch.file = numbers.below(fileCount)
    controllers.append(sketch)
  }

  private mutating func addClass(_ element: String) -> Int {
    let superclass = "UI" + element.prefix(1).uppercased() + element.dropFirst()
    group.classes.append(AuthorClass(name: "Class\(serial)x\(group.classes.count)", superclass: superclass))
    return group.classes.count - 1
  }

  private mutating func parameters() -> [(name: String, type: String, fallback: String?)] {
    let types = [("Int", "3"), ("String", "say &quot;hi&quot; \\(now)"), ("Bool?", "nil"), ("[String: Int]", "")]
    var names = ["item", "root", "style", "detailController", "segues", "UIView", "index"]
    return (0...numbers.below(2)).map { _ in
      let (type, value) = numbers.pick(types)
      let name = names.remove(at: numbers.below(names.count))
      return (name, type, numbers.chance(30) && !value.isEmpty ? value : nil)
    }
  }
}

// MARK: - Writing

extension RandomScenes {
  private mutating func write(_ file: Int, of fileCount: Int) {
    var text = "<style id=\"\(Self.style)\" alpha=\"0.5\" backgroundColor=\"red\" backgroundColor.dark=\"black\"/>\n"
    text += fileViews()
    for index in controllers.indices where controllers[index].file == file { text += controller(index) }
    for index in controllers.indices where controllers[index].file != file {
      let target = controllers[index]
      text += "<viewControllerPlaceholder id=\"p\(target.id)\" sceneName=\"\(name(of: target.file))\""
      text += " referencedIdentifier=\"\(target.id)\"/>\n"
    }
    group.files.append((name(of: file), "<scenes>\n\(text)</scenes>\n"))
  }

  private func name(of file: Int) -> String { file == 0 ? "Group\(serial)" : "Other \(serial)" }

  private mutating func controller(_ index: Int) -> String {
    let sketch = controllers[index]
    var content = ""
    (children, identifiers, anchors) = ([], HostileNames.identifiers, [])
    items = HostileNames.items
    for parameter in sketch.parameters {
      let fallback = parameter.fallback.map { " default=\"\($0)\"" } ?? ""
      content += "<parameter name=\"\(parameter.name)\" type=\"\(parameter.type)\"\(fallback)/>\n"
    }
    content += relationships(index)
    if sketch.element == "viewController", numbers.chance(80) { content += view(in: index) }
    if sketch.element == "viewController" { content += besideTheView(in: index) }
    for _ in 0..<numbers.below(3) { content += barItem(in: index) }
    for _ in 0..<numbers.below(3) {
      if let segue = segue(from: index, isNamed: true) { content += segue }
    }
    let named = sketch.class.map { " customClass=\"\(group.classes[$0].name)\"" } ?? ""
    return "<\(sketch.element) id=\"\(sketch.id)\"\(named) title=\"\\(title)\">\n\(content)</\(sketch.element)>\n"
  }

  private mutating func relationships(_ index: Int) -> String {
    let relationships =
      switch controllers[index].element {
      case "navigationController": ["rootViewController"]
      case "tabBarController", "pageViewController": ["viewControllers", "viewControllers"]
      case "splitViewController": ["primaryViewController", "secondaryViewController"]
      default: [String]()
      }
    return relationships.map { relationship in
      let target = child(of: index)
      return
        "<segue kind=\"relationship\" relationship=\"\(relationship)\" \(destination(target, from: index))</segue>\n"
    }.joined()
  }

  /// Usually a controller that is not a child of the same container yet.
  private mutating func child(of index: Int) -> Int {
    let rest = (index + 1..<controllers.count).filter { !children.contains($0) }
    let child = rest.isEmpty ? controllers.count - 1 : numbers.chance(90) ? rest[rest.count - 1] : numbers.pick(rest)
    children.insert(child)
    return child
  }

  /// `destination="detail">` and the arguments for it.
  private mutating func destination(_ target: Int, from index: Int) -> String {
    let sketch = controllers[target]
    let id = (sketch.file == controllers[index].file ? "" : "p") + sketch.id
    var text = "destination=\"\(id)\">"
    guard numbers.chance(50) else { return text }
    for parameter in sketch.parameters {
      let value = ["Int": "-7", "String": "\\u{41}", "Bool?": "true"][parameter.type]
      if let value { text += "<argument name=\"\(parameter.name)\" value=\"\(value)\"/>" }
    }
    return text
  }

  private mutating func segue(from index: Int, isNamed: Bool) -> String? {
    let kind = numbers.pick(["show", "present", "showDetail", "replace", "popover", "custom", "unwind", "push"])
    let target = numbers.below(controllers.count)
    var attributes = "kind=\"\(kind)\""
    if isNamed || numbers.chance(50) {
      attributes += " identifier=\"\(identifiers.remove(at: numbers.below(identifiers.count)))\""
    }
    if kind == "custom" { attributes += " customClass=\"OwnSegue\"" }
    if kind == "popover" {
      guard !anchors.isEmpty else { return nil }
      attributes += " popoverAnchorView=\"\(numbers.pick(anchors))\""
    }
    if kind == "unwind" {
      guard let own = controllers[target].class else { return nil }
      group.classes[own].methods.insert("func back(_ segue: UIStoryboardSegue) {}")
      return "<segue \(attributes) unwindAction=\"back(_:)\" destination=\"\(identity(target, index))\"/>\n"
    }
    if numbers.chance(30) { attributes += " animates=\"false\"" }
    return "<segue \(attributes) \(destination(target, from: index))</segue>\n"
  }

  private func identity(_ target: Int, _ index: Int) -> String {
    (controllers[target].file == controllers[index].file ? "" : "p") + controllers[target].id
  }
}

// MARK: - What stands in controllers

extension RandomScenes {
  private mutating func view(in index: Int) -> String {
    var ids = HostileNames.views
    var used: [String] = []
    var text = "<view>\n"
    for _ in 0..<numbers.below(7) + 1 {
      var id: String?
      if numbers.chance(60) {
        id = ids.remove(at: numbers.below(ids.count))
        used.append(id ?? "")
        anchors.append(id ?? "")
      }
      text += part(id.map { " id=\"\($0)\"" } ?? "", beside: used, in: index)
    }
    return text + "</view>\n" + outlets(to: used, index)
  }

  private mutating func part(_ id: String, beside others: [String], in index: Int) -> String {
    let layout = layout(others)
    switch numbers.below(12) {
    case 0: return "<label\(id) text=\"&quot;\\(x)&#10;\"\(layout)/>\n"
    case 1: return "<button\(id) title=\"*/\"\(layout)>\(events(in: index, others))</button>\n"
    case 2: return container(id, in: index)
    case 3: return "<tableView\(id)\(layout)>\(section(in: index))\(section(in: index))</tableView>\n"
    case 4: return "<stackView\(id)\(layout)><label/><textField>\(events(in: index, others))</textField></stackView>\n"
    case 5: return "<scrollView\(id)><view pin=\"contentLayoutGuide\" width=\"frameLayoutGuide.width\"/></scrollView>\n"
    case 6: return "<view\(id)\(layout)><constraint firstAttribute=\"width\" constant=\"4\" identifier=\"w\"/></view>\n"
    case 7: return "<view\(id) use=\"\(numbers.pick(Self.fileViewNames))\"\(layout)/>\n"
    case 8: return "<label\(id) styles=\"\(Self.style)\" text=\"a\" text.key=\"k\" when=\"regularWidth\"\(layout)/>\n"
    case 9: return "<tableView\(id)\(layout)>\(prototype(in: index))\(prototype(in: index))</tableView>\n"
    case 10: return "<stackView\(id) axis.compactHeight=\"vertical\"\(layout)><view use=\"header\"/></stackView>\n"
    default: return "<switch\(id)\(layout)>\(events(in: index, others))</switch>\n"
    }
  }

  private mutating func layout(_ others: [String]) -> String {
    guard !others.isEmpty, numbers.chance(60) else { return numbers.chance(30) ? " width=\"8 @700\"" : "" }
    let other = numbers.pick(others)
    return numbers.pick([
      " top=\"\(other).bottom - -8 @750\"", " leading=\"\(other).trailing * 2 + 8\"",
      " width=\">=\(other).height * 0.5\"",
      " centerX=\"0\" bottom=\"safeArea 8 @900\"",
    ])
  }

  private mutating func container(_ id: String, in index: Int) -> String {
    let count = numbers.below(3) + 1
    let segues = (0..<count).map { number in
      let identifier =
        count > 1 || numbers.chance(50)
        ? " identifier=\"\(identifiers.remove(at: numbers.below(identifiers.count)))\"" : ""
      let initial = number == 0 && count > 1 ? " initial=\"true\"" : ""
      return "<segue kind=\"embed\"\(identifier)\(initial) \(destination(child(of: index), from: index))</segue>"
    }
    let retain = numbers.chance(50) && count > 1 ? " retain=\"true\"" : ""
    return "<containerView\(id)\(retain)>\(segues.joined())</containerView>\n"
  }

  private mutating func section(in index: Int) -> String {
    let segue = numbers.chance(60) ? segue(from: index, isNamed: false) ?? "" : ""
    return "<tableViewSection><tableViewCell text=\"x\">\(segue)</tableViewCell></tableViewSection>"
  }

  private mutating func events(in index: Int, _ others: [String]) -> String {
    var text = ""
    if let own = controllers[index].class, numbers.chance(60) {
      group.classes[own].methods.insert("func act(_ sender: Any) {}")
      group.classes[own].methods.insert("func `default`(in sender: Any) {}")
      text += numbers.chance(50) ? "<action selector=\"act:\"/>" : "<action selector=\"default(in:)\"/>"
    }
    if numbers.chance(40) { text += segue(from: index, isNamed: false) ?? "" }
    return text
  }

  private mutating func barItem(in index: Int) -> String {
    let id = numbers.chance(40) ? " id=\"\(items.remove(at: numbers.below(items.count)))\"" : ""
    let event = numbers.chance(50) ? segue(from: index, isNamed: false) ?? "" : ""
    let placement = numbers.pick(["left", "right", "toolbar"])
    return "<barButtonItem\(id) placement=\"\(placement)\" title=\"t\">\(event)</barButtonItem>\n"
  }

  private mutating func outlets(to views: [String], _ index: Int) -> String {
    guard let own = controllers[index].class, !views.isEmpty else { return "" }
    group.classes[own].methods.formUnion(["var `in`: Any?", "var all: [Any] = []"])
    return "<outlet property=\"in\" destination=\"\(numbers.pick(views))\"/>\n"
      + "<outletCollection property=\"all\" destination=\"\(numbers.pick(views))\"/>\n"
  }
}

// MARK: - What stands in no view of a controller

extension RandomScenes {
  private static let style = "st"
  /// The views of each file.
  private static let fileViewNames = ["header", "form"]

  /// The views of a file: with a class, with an owner, in each other.
  private mutating func fileViews() -> String {
    let own = numbers.chance(60) ? " customClass=\"\(group.classes[addClass("view")].name)\"" : ""
    return """
      <view id="header"\(own)><label id="inner" text="x" centerX="0"/><tableView><tableViewCell reuseIdentifier="A"/></tableView></view>
      <stackView id="form"><view use="header" height="40"/><textField id="header"/></stackView>

      """
  }

  /// A prototype with an identifier of its own.
  private mutating func prototype(in index: Int) -> String {
    prototypeCount += 1
    let id = numbers.chance(50) ? " id=\"title\"" : ""
    let segue = numbers.chance(40) ? segue(from: index, isNamed: false) ?? "" : ""
    return
      "<tableViewCell reuseIdentifier=\"row \(prototypeCount)\"><label\(id)/><view use=\"form\" pin=\"superview\"/>\(segue)</tableViewCell>"
  }

  /// Views, objects and a search beside the view of a controller.
  private mutating func besideTheView(in index: Int) -> String {
    var text = ""
    if numbers.chance(25) { text += "<label id=\"apart\" placement=\"detached\" text=\"a\"/>\n" }
    if numbers.chance(25) { text += "<view use=\"header\" placement=\"titleView\"/>\n" }
    if numbers.chance(25) {
      let own = group.classes[addObjectClass()].name
      text += "<object\(numbers.chance(50) ? " id=\"worker\"" : "") customClass=\"\(own)\"/>\n"
    }
    if numbers.chance(25) {
      let results =
        numbers.chance(70) ? "<segue kind=\"embed\" \(destination(child(of: index), from: index))</segue>" : ""
      text += "<searchController id=\"finder\">\(results)<searchBar placeholder=\"a\"/></searchController>\n"
    }
    return text
  }

  private mutating func addObjectClass() -> Int {
    group.classes.append(AuthorClass(name: "Class\(serial)x\(group.classes.count)", superclass: "NSObject"))
    return group.classes.count - 1
  }
}
