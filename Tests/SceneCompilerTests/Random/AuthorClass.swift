/// A class that scenes name, as its author might write it.
struct AuthorClass {
  let name: String
  let superclass: String
  var parameters: [(name: String, type: String)] = []
  var methods: Set<String> = []

  /// The class in Swift, with the methods that generated code demands of it.
  func swift(demanded: [String]) -> String {
    var lines = methods.sorted() + demanded.map { $0 + " { Swift.fatalError() }" }
    if !parameters.isEmpty {
      let list = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
      lines += ["init(\(list)) { super.init(nibName: nil, bundle: nil) }", "required init?(coder: NSCoder) { nil }"]
    }
    return "class \(name): \(superclass) {\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  /// The methods that protocols in generated Swift demand of the class, each once.
  func demands(in swift: String) -> [String] {
    var demands: Set<String> = []
    var isInside = false
    for line in swift.split(separator: "\n") {
      if line.hasPrefix("protocol ") { isInside = line.hasSuffix("Owner: \(name) {") }
      if isInside, line.hasPrefix("  func make") { demands.insert(String(line.dropFirst(2))) }
      if line == "}" { isInside = false }
    }
    return demands.sorted()
  }
}
