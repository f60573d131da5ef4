/// The members of classes and structures that take numbers, found in the interface of the module.
enum NumericMember {
  /// The types that hold numbers.
  private static let types: Set = [
    "CGFloat", "Float", "Double", "Int", "CGSize", "CGRect", "CGPoint", "UIEdgeInsets", "NSDirectionalEdgeInsets",
    "UIOffset", "TimeInterval", "Date", "IndexPath", "IndexSet", "CGAffineTransform", "UILayoutPriority", "NSRange",
  ]

  /// The names of the members, in the form `UIView.insertSubview(_:at:)`.
  static func all(of interface: Interface) -> Set<String> {
    var names: Set<String> = []
    for (type, declared) in interface.types where !type.hasSuffix("Forwarder") && takesMembers(declared) {
      names.formUnion(declared.members.compactMap { name(of: $0.text) }.map { "\(type).\($0)" })
    }
    return names
  }

  private static func takesMembers(_ type: DeclaredType) -> Bool {
    type.header.text.contains(#/\b(class|struct) /#) && !type.name.hasPrefix("_")
  }

  private static func name(of member: String) -> String? {
    if let property = member.firstMatch(of: /\bvar `?(\w+)`?: (\S+) \{ (.*) \}$/) {
      let name = String(property.1)
      return isNumeric(property.2) && property.3.contains("set") && name != "rawValue" ? name : nil
    }
    guard let function = member.firstMatch(of: /\b(?:func (\w+)|init[?!]?)(?:<[^(]*>)?\((.*)\)/) else { return nil }
    let parameters = parameters(function.2)
    guard parameters.contains(where: { isNumeric($0.type) }), parameters.first?.label != "rawValue" else { return nil }
    return "\(function.1 ?? "init")(\(parameters.map { $0.label + ":" }.joined()))"
  }

  private static func isNumeric(_ type: Substring) -> Bool {
    var type = type.trimmingSuffix { "?!]".contains($0) }
    if type.first == "[" { type = type.dropFirst() }
    return types.contains(String(type))
  }

  /// The labels and types of parameters, without default values.
  private static func parameters(_ text: Substring) -> [(label: String, type: Substring)] {
    var parts: [Substring] = []
    var (start, depth, last) = (text.startIndex, 0, Character(" "))
    for index in text.indices {
      switch text[index] {
      case "(", "<", "[": depth += 1
      // The arrow of a closure closes nothing.
      case ")", "]": depth -= 1
      case ">" where last != "-": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
      // Behind the last parameter stands what the function returns.
      if depth < 0 { return (parts + [text[start..<index]]).compactMap(parameter) }
      last = text[index]
    }
    return (parts + [text[start...]]).compactMap(parameter)
  }

  private static func parameter(_ text: Substring) -> (label: String, type: Substring)? {
    guard let match = text.firstMatch(of: /^ *(\w+)[^:]*: (.*?)(?: = .*)?$/) else { return nil }
    return (String(match.1), match.2)
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, matches(last) { rest.removeLast() }
    return rest
  }
}
