/// The class that an element names, as Swift names it.
enum NibClass {
  /// The attributes of an element with the class and the module that a mangled name stands for. A name that code cannot
  /// name stays as it is.
  static func demangled(_ attributes: [NibElement.Attribute]) -> [NibElement.Attribute] {
    guard let index = attributes.firstIndex(where: { $0.name == "customClass" }),
      let name = MangledName(attributes[index].value), name.obstacle == nil
    else { return attributes }
    let mangled = attributes[index]
    var result = attributes
    result[index] = NibElement.Attribute(
      name: mangled.name, value: name.name, range: mangled.range, valueRange: mangled.valueRange)
    if !attributes.contains(where: { $0.name == "customModule" && !$0.value.isEmpty }) {
      result.removeAll { $0.name == "customModule" }
      result.append(
        NibElement.Attribute(
          name: "customModule", value: name.module, range: mangled.range, valueRange: mangled.valueRange,
          itemCount: 0))
    }
    return result
  }
}
