/// An error in the call: one sentence, which also says what to do.
package struct CallError: Error {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }
}
