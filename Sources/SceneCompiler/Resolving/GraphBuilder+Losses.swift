import SceneSyntax

extension GraphBuilder {
  /// Notes that an element was left out with all that is in it, so that nothing is reported as missing that is only lost.
  mutating func lose(_ element: Document.NodeID) {
    graph.files[file].isIncomplete = true
    var open = [element]
    while let node = open.popLast() {
      for attribute in document.attributes(of: node) where attribute.name == "id" { loseName(attribute.value) }
      open += document.children(of: node).filter { document[$0].kind == .element }
    }
  }

  /// Notes that something has a name which could not be read as one.
  mutating func loseName(_ name: String) { graph.files[file].lostNames.insert(name) }
}
