import InterfaceBuilder
import SceneCatalog

/// Connects the elements of a scene: segues, outlets, actions, gesture recognisers and constraints.
struct SceneConnector {
  let builder: SceneBuilder
  var ledger: ImportLedger { builder.ledger }
  var reader: MappingReader { builder.reader }
  private let unwinding: UnwindDestinations
  /// The ids of the views that have gesture recognisers, by the ids of these.
  private let recognizing: [String: String]
  /// The elements that outlets lead to, by their ids.
  private let withOutlets: Set<String>

  init(_ builder: SceneBuilder) {
    self.builder = builder
    unwinding = UnwindDestinations(builder)
    var (recognizing, withOutlets): ([String: String], Set<String>) = ([:], [])
    for element in builder.document.elements where element.name.hasPrefix("outlet") {
      guard let destination = element["destination"], let holder = element.parent?.parent?.id else { continue }
      if element.name == "outletCollection", element["property"] == "gestureRecognizers" {
        // A recogniser belongs to one view: the last that adds it.
        if recognizing[destination] == nil || builder.made[holder] != nil { recognizing[destination] = holder }
      } else {
        withOutlets.insert(destination)
      }
    }
    (self.recognizing, self.withOutlets) = (recognizing, withOutlets)
  }

  /// Makes all connections.
  func connect() {
    attachRecognizers()
    // Constraints first: outlets refer to them.
    var constraints = ConstraintImport(builder)
    for connection in builder.connections where connection.element.name == "constraint" {
      constraints.add(connection.element, to: connection.holder)
    }
    for connection in builder.connections where connection.element.name != "constraint" {
      let (element, holder) = (connection.element, connection.holder)
      // That of a gesture recogniser that no view has.
      guard holder === builder.root || holder.parent != nil else { continue }
      switch element.name {
      case "segue": segue(element, in: holder)
      case "action": action(element, in: holder)
      default: outlet(element, in: holder)
      }
    }
    relateChildren()
    InstallationImport(builder: builder).apply()
    constraints.finish()
    resolveInitialController()
  }

  // MARK: Controllers

  private func resolveInitialController() {
    let document = builder.document.root
    guard let id = document["initialViewController"] else { return }
    guard let controller = builder.made[id], controller.kind.role == .controller else {
      builder.root.removeAttribute("initialViewController")
      return ledger.record(.left("there is no controller '\(id)'"), document, "initialViewController")
    }
    builder.root.set(
      "initialViewController", [.name(controller)], from: [ImportedItem(document, "initialViewController")])
  }

  /// Writes the relationships of controllers that stand inside their container.
  private func relateChildren() {
    guard let kind = Catalog.element(named: "segue") else { return }
    for child in builder.root.children where child.kind.role == .controller {
      guard let source = child.source, let container = container(of: source) else { continue }
      let index = container.children.filter { $0.kind.role == .segue }.count
      guard let relationship = Self.relationship(in: container, at: index) else { continue }
      let segue = DraftElement(kind, from: source)
      segue.set("kind", "relationship")
      segue.set("relationship", relationship)
      segue.set("destination", [.name(child)], from: [])
      container.append(segue)
    }
  }

  private func container(of element: NibElement) -> DraftElement? {
    guard let parent = element.parent else { return nil }
    let container = parent.name == "viewControllers" ? parent.parent : parent
    return container?.id.flatMap { builder.made[$0] }.flatMap { $0.kind.container == nil ? nil : $0 }
  }

  private static func relationship(in container: DraftElement, at index: Int) -> String? {
    switch container.kind.name {
    case "navigationController": "rootViewController"
    case "tabBarController", "pageViewController": "viewControllers"
    case "splitViewController": index == 0 ? "masterViewController" : "detailViewController"
    default: nil
    }
  }

  // MARK: Segues

  private func segue(_ element: NibElement, in holder: DraftElement) {
    guard let kind = Catalog.element(named: "segue") else { return }
    let segue = DraftElement(kind, from: element)
    if holder.kind.children.contains(kind.role) == false {
      return builder.leave(element, "'\(holder.kind.name)' takes no segue")
    }
    if let selector = element["unwindAction"], selector.count(where: { $0 == ":" }) > 1 {
      return builder.leave(
        element, "'\(selector)' takes several arguments: UIKit gives an unwind action the segue only")
    }
    let destination: DraftElement
    switch self.destination(of: element, in: holder) {
    case .nowhere(let reason): return builder.leave(element, reason)
    case .controller(let controller, let note):
      destination = controller
      if let note { ledger.note(note, at: element) }
    }
    segue.set("destination", [.name(destination)], from: [ImportedItem(element, "destination")])
    ledger.record(.carried, element)
    for attribute in element.attributes where attribute.name != "destination" {
      if attribute.name == "destinationCreationSelector", let source = holder.controller {
        let creation = SegueActionImport(builder: builder, source: source, destination: destination)
        creation.apply(attribute.value, of: element, on: segue)
      } else if let reference = reference(attribute.name, attribute.value, of: element, for: kind) {
        segue.set(attribute.name, [.name(reference)], from: [ImportedItem(element, attribute.name)])
        ledger.record(.carried, element, attribute.name)
      } else {
        builder.visit(attribute.name, attribute.value, of: element, in: segue)
      }
    }
    ledger.record(.carried, element, "destination")
    setUnwindAction(of: element, destination, on: segue)
    for child in element.children { visit(child, of: element, in: segue) }
    holder.append(segue)
    dropDefaultAnchor(segue, in: holder)
    dropUnusedAttributes(segue)
  }

  private func visit(_ child: NibElement, of element: NibElement, in segue: DraftElement) {
    guard child.name == "popoverPassthroughViews" || child.key == "popoverPassthroughViews", child.name != "nil" else {
      return builder.visit(child, in: segue)
    }
    let views = child.subtree.compactMap { $0["reference"] ?? ($0 === child ? nil : $0.id) }
      .compactMap { builder.made[$0] }
    guard !views.isEmpty, segue.kind.attribute(named: "passthroughViews") != nil else {
      return builder.leave(child, "there is no such view")
    }
    let pieces = views.enumerated().flatMap { index, view -> [DraftElement.Piece] in
      index == 0 ? [.name(view)] : [.text(" "), .name(view)]
    }
    segue.set("passthroughViews", pieces, from: [ImportedItem(child)])
    ledger.record(.carried, allOf: child)
  }

  /// A popover points at what it is shown from if nothing else is named.
  private func dropDefaultAnchor(_ segue: DraftElement, in holder: DraftElement) {
    for name in ["popoverAnchorView", "popoverAnchorBarButtonItem"] {
      guard let anchor = segue.attributes.first(where: { $0.name == name }), case .name(let view)? = anchor.value.first,
        view === holder
      else { continue }
      segue.removeAttribute(name)
    }
  }

  /// Leaves out attributes that have no meaning for the kind of the segue.
  private func dropUnusedAttributes(_ segue: DraftElement) {
    guard let kind = segue.text("kind") else { return }
    for attribute in segue.attributes {
      guard let kinds = segue.kind.attribute(named: attribute.name)?.segueKinds, !kinds.contains(kind) else { continue }
      segue.removeAttribute(attribute.name)
      // UIKit performs an unwind segue of the storyboard's class, so its transition is lost.
      let isLost = kind == "unwind" && attribute.name == "customClass"
      let fate: ImportFate =
        isLost
        ? .left("an unwind segue has no class in a scene; dismiss or pop with a transition in Swift")
        : .withoutEffect("a segue of the kind '\(kind)' does not use it")
      ledger.record(fate, attribute.sources)
    }
  }

  /// The element that an attribute refers to, if the attribute of the scene takes a reference.
  private func reference(
    _ name: String, _ value: String, of element: NibElement, for kind: ElementKind
  ) -> DraftElement? {
    guard kind.attribute(named: name)?.value == .reference else { return nil }
    return builder.made[value]
  }

  private func destination(of element: NibElement, in holder: DraftElement) -> UnwindDestinations.Answer {
    if element["kind"] == "unwind" { return unwinding.destination(of: element, in: holder) }
    guard let id = element["destination"], let found = builder.made[id],
      [.controller, .placeholder].contains(found.kind.role)
    else { return .nowhere(objection(to: element, in: holder)) }
    return .controller(found, note: nil)
  }

  /// The reason why a segue has no destination in the scene.
  private func objection(to segue: NibElement, in holder: DraftElement) -> String {
    let id = segue["destination"] ?? ""
    guard let destination = builder.document.element(withID: id) else { return "there is no controller '\(id)'" }
    guard case .left(let reason)? = ledger.fate(of: destination) else {
      return "its destination, the '\(destination.name)' '\(id)', is no controller of the scene"
    }
    let objection = "its destination, the '\(destination.name)' '\(id)', is left out (\(reason))"
    guard let selector = segue["destinationCreationSelector"] else { return objection }
    let method = SegueActionImport.method(of: selector, in: holder.controller?.text("customClass"), builder.selectors)
    let way = method.map { "'\(selector)' becomes destinationCreation=\"\($0.spelling)\", without the coder" }
    return objection + "; with that in the scene, "
      + (way ?? "no segue can call '\(selector)', which takes more than the sender and the segue's identifier")
  }

  /// Writes the method in Swift that an unwind segue calls.
  private func setUnwindAction(of element: NibElement, _ destination: DraftElement, on segue: DraftElement) {
    guard let selector = element["unwindAction"], let attribute = segue.removeAttribute("unwindAction") else { return }
    let file = destination.source == nil ? destination.text("sceneName") : nil
    let className =
      file.flatMap { file in destination.text("referencedIdentifier").flatMap { builder.storyboards[file]?.classes[$0] }
      }
      ?? destination.text("customClass")
    // Unwind actions are methods in Swift, unless the class is none.
    let isSwift = file != nil || destination.source?["customModule"]?.isEmpty == false
    guard let answer = builder.selectors.name(of: selector, in: className, isSwift: isSwift) else {
      return segue.set("unwindAction", attribute.value, from: attribute.sources)
    }
    segue.set("unwindAction", [.text(answer.name)], from: attribute.sources)
    if let note = answer.note { ledger.note(note, at: element) }
  }

  // MARK: Actions

  /// Whether a bar button item has a segue that leads somewhere.
  private func hasSegue(_ item: DraftElement) -> Bool {
    item.source?.connections.contains { segue in
      guard segue.name == "segue", case .controller = destination(of: segue, in: item) else { return false }
      return true
    } ?? false
  }

  private func action(_ element: NibElement, in holder: DraftElement) {
    guard let kind = Catalog.element(named: "action"), let target = element["destination"] ?? element["target"] else {
      return builder.leave(element, "it has no destination")
    }
    guard holder.kind.children.contains(kind.role) else {
      return builder.leave(element, "'\(holder.kind.name)' takes no actions")
    }
    if holder.kind.role == .barButtonItem, hasSegue(holder) {
      let selector = element["selector"] ?? ""
      ledger.note(
        "the segue of this bar button item is performed, and not '\(selector)': UIBarButtonItem has one target and one "
          + "action (Apple's documentation of the class), and UIKit presumably gives them to the segue; compare with the "
          + "app on a device",
        at: element)
      return ledger.record(.withoutEffect("the segue is performed in its place"), allOf: element)
    }
    let action = DraftElement(kind, from: element)
    for attribute in element.attributes where attribute.name != "destination" {
      builder.visit(attribute.name, attribute.value, of: element, in: action)
    }
    guard action.text("selector") != nil else {
      let selector = element["selector"] ?? ""
      return builder.leave(
        element,
        selector.count { $0 == ":" } == 2
          ? "its method takes the event as well: give it one parameter, and read the event there"
          : "scenes have no method '\(selector)'")
    }
    if let event = action.text("eventType"), holder.kind.trigger == .controlEvent(event) {
      action.removeAttribute("eventType")
    }
    ledger.record(.carried, element)
    ledger.record(.carried, element, "destination")
    let item = ImportedItem(element, "destination")
    if builder.document.element(withID: target)?["placeholderIdentifier"] == "IBFirstResponder" || target == "-2" {
      action.set("destination", [.text("firstResponder")], from: [item])
    } else if let receiver = builder.made[target] {
      setSwiftName(of: element, receiver, on: action)
      setReceiver(receiver, of: action, in: holder, from: item)
    } else {
      return builder.leave(element, "there is no object '\(target)' in the scene")
    }
    holder.append(action)
  }

  /// Writes the method in Swift that a selector stands for.
  private func setSwiftName(of element: NibElement, _ receiver: DraftElement, on action: DraftElement) {
    let source = receiver.source
    let isSwift = source?["customModule"]?.isEmpty == false || source?["customModuleProvider"] == "target"
    guard let selector = element["selector"] ?? element["actionName"],
      let answer = builder.selectors.name(of: selector, in: receiver.text("customClass"), isSwift: isSwift),
      let attribute = action.removeAttribute("selector")
    else { return }
    action.set("selector", [.text(answer.name)], from: attribute.sources)
    if let note = answer.note { ledger.note(note, at: element) }
  }

  private func setReceiver(
    _ receiver: DraftElement, of action: DraftElement, in holder: DraftElement, from item: ImportedItem
  ) {
    let isOwner = receiver.kind.role == .owner && holder.ancestors.contains { $0 === receiver.parent }
    if receiver === holder.controller || isOwner { return }
    // UIKit makes each scene by itself, so the object is not there, and the action goes to the first responder.
    if receiver.kind.role == .controller, holder.controller != nil, let source = action.source {
      ledger.note("the action goes to the controller of another scene, which UIKit does not find", at: source)
      return action.set("destination", [.text("firstResponder")], from: [item])
    }
    action.set("destination", [.name(receiver)], from: [item])
  }

  // MARK: Gesture recognisers

  /// Moves gesture recognisers into the views that refer to them.
  private func attachRecognizers() {
    for recognizer in builder.recognizers {
      guard let element = recognizer.source else { continue }
      guard let id = element.id, let view = recognizing[id].flatMap({ builder.made[$0] }) ?? viewAround(element),
        view.kind.children.contains(recognizer.kind.role)
      else {
        leaveUnattached(element)
        continue
      }
      view.append(recognizer)
    }
  }

  /// A gesture recogniser without a view recognises nothing. Only its connections have an effect.
  private func leaveUnattached(_ recognizer: NibElement) {
    let leadsSomewhere = recognizer.connections.contains { $0.name == "segue" }
    guard leadsSomewhere || recognizer.id.map(withOutlets.contains) ?? false else {
      return ledger.record(.withoutEffect("no view has this gesture recogniser"), allOf: recognizer)
    }
    builder.leave(recognizer, "no view has this gesture recogniser")
  }

  private func viewAround(_ element: NibElement) -> DraftElement? {
    guard element.parent?.name == "gestureRecognizers" else { return nil }
    return element.parent?.parent?.id.flatMap { builder.made[$0] }
  }
}
