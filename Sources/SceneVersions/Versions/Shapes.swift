/// Numbers for subtrees. Equal subtrees have equal numbers; the order of attributes does not count.
struct Shapes {
  /// The number of a node without one.
  static let none = -1

  private struct Shape: Hashable {
    let kind: Version.Node.Kind
    let name: String
    let attributes: [String]
    let children: [Int]
  }

  private var numbers: [Shape: Int] = [:]

  /// The number of a node whose children have numbers.
  mutating func shape(of node: Version.Node, in version: Version) -> Int {
    var attributes: [String] = []
    for attribute in node.attributes.sorted(by: { $0.name < $1.name }) {
      attributes.append(attribute.name)
      attributes.append(attribute.value)
    }
    let children = node.children.map { version[$0].shape }
    let shape = Shape(kind: node.kind, name: node.name, attributes: attributes, children: children)
    let number = numbers[shape] ?? numbers.count
    numbers[shape] = number
    return number
  }
}
