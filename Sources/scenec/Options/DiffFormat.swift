import ArgumentParser

/// The form in which the changes of a scene are written.
enum DiffFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case markdown
  case svg
}
