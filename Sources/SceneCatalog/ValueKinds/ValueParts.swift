/// What of a value an editor completes or renames at once.
package enum ValueParts: Sendable {
  /// All of it.
  case whole
  /// A word between spaces.
  case words
  /// A name in an expression.
  case names
}
