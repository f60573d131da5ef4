/// The kind of a segue.
package enum SegueKind: String, ChoiceWord, CaseIterable {
  case embed, push, show, showDetail, present, popover, replace, custom, unwind, relationship

  package static let all = allCases
  package static var choice: Choice { .segueKind }
}
