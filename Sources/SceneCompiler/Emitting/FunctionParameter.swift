/// A parameter of a generated function.
struct FunctionParameter {
  /// The parameter as the function declares it: `sender: Any? = nil`.
  let declaration: String
  /// Whether a caller can leave it out.
  let hasDefault: Bool

  /// - Parameters:
  ///   - start: the names and the type.
  ///   - fallback: the default; nil if a caller has to give a value.
  init(_ start: String, default fallback: String? = nil) {
    declaration = start + (fallback.map { " = " + $0 } ?? "")
    hasDefault = fallback != nil
  }
}
