/// The class that an element names, as Swift names it.
enum NibClass {
  /// The attributes of an element with the class and the module that its class stands for: a mangled name, or one with a
  /// module in front that somebody typed. A name that code cannot name stays as it is.
  static func separated(_ attributes: [NibElement.Attribute]) -> [NibElement.Attribute] {
    guard let index = attributes.firstIndex(where: { $0.name == "customClass" }) else { return attributes }
    let given = attributes[index]
    let isModuleKnown = attributes.contains { $0.name == "customModule" && !$0.value.isEmpty }
    guard let (module, name) = mangled(given.value) ?? (isModuleKnown ? nil : qualified(given.value)) else {
      return attributes
    }
    var result = attributes
    result[index] = NibElement.Attribute(
      name: given.name, value: name, range: given.range, valueRange: given.valueRange)
    if !isModuleKnown {
      result.removeAll { $0.name == "customModule" }
      result.append(
        NibElement.Attribute(
          name: "customModule", value: module, range: given.range, valueRange: given.valueRange, itemCount: 0))
    }
    return result
  }

  private static func mangled(_ value: String) -> (module: String, name: String)? {
    guard let name = MangledName(value), name.obstacle == nil else { return nil }
    return (name.module, name.name)
  }

  /// The parts of `Kit.Badge`, by which the runtime of Objective-C finds a class of Swift that stands in no other type.
  private static func qualified(_ value: String) -> (module: String, name: String)? {
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return (String(parts[0]), String(parts[1]))
  }
}
