/// What a template for a storyboard can use. Names and meanings are a contract with the authors of templates.
struct StoryboardContext: TemplateContext {
  /// The name of the storyboard: `Main.storyboard`.
  var source: String
  /// The access level with a space behind it, or nothing for `internal`.
  var access: String
  /// The imports as lines, UIKit's first, with the access levels that they need.
  var importLines: String
  /// The enumeration that holds everything: `MainStoryboard`.
  var enumeration: String
  /// The name of the storyboard for UIKit, as a literal: `"Main"`.
  var name: String
  /// The cases of the enumeration of identifiers.
  var identifiers: String
  /// The functions that make controllers.
  var functions: String
  /// The enumerations of segues.
  var segues: String
  /// The functions that dequeue prototypes.
  var cells: String
  /// The extensions of the app's classes.
  var performs: String

  static let names: Set<String> = [
    "source", "access", "importLines", "enumeration", "name", "identifiers", "functions", "segues", "cells", "performs",
  ]

  var texts: KeyValuePairs<String, String> {
    [
      "source": source, "access": access, "importLines": importLines, "enumeration": enumeration, "name": name,
      "identifiers": identifiers, "functions": functions, "segues": segues, "cells": cells, "performs": performs,
    ]
  }
}
