/// When to use colour.
package enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never
}
