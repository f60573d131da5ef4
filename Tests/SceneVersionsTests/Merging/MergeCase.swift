import Testing

/// Three versions of what is in a `scenes` element, and what is to come of them.
struct MergeCase: CustomTestStringConvertible {
  let name: String
  let base: String
  let ours: String
  let theirs: String
  let merged: String
  var testDescription: String { name }

  init(_ name: String, base: String, ours: String, theirs: String, merged: String) {
    self.name = name
    (self.base, self.ours, self.theirs, self.merged) = (base, ours, theirs, merged)
  }
}
