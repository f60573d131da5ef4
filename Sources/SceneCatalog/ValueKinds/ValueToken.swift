/// What a value is for an editor that colours words by their meaning.
package enum ValueToken: Sendable {
  case word, number, string, name, method, `class`
}
