/// A closure that chooses a colour; two are the same only if they are one.
package final class DynamicColor: Hashable, @unchecked Sendable {
  let provider: (UITraitCollection) -> UIColor

  init(_ provider: @escaping (UITraitCollection) -> UIColor) {
    self.provider = provider
  }

  package static func == (one: DynamicColor, other: DynamicColor) -> Bool {
    one === other
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
