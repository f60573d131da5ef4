/// The bundle of images, colours, nibs and storyboards.
package enum ResourceBundle: String, ChoiceWord, CaseIterable {
  /// In the resource bundle of the module.
  case module
  /// In the bundle of the generated code.
  case code = "class"
  /// In the bundle of the app.
  case main

  package static let all = allCases
  package static var choice: Choice { .bundle }
}
