/// Several scenes of a target have the same output file.
struct CollidingScenes: Error, CustomStringConvertible {
  let name: String
  let paths: [String]

  var description: String {
    "\(paths.map { "'\($0)'" }.joined(separator: " and ")) would both become '\(name)'; rename one of them"
  }
}

/// The Swift of a scene is already a source of the target, because `generate-scenes` wrote it.
struct CheckedInOutput: Error, CustomStringConvertible {
  let path: String
  let target: String

  var description: String {
    """
    '\(path)' is a source of '\(target)', and CompileScenes would make another; delete it, or take the plugin off the \
    target and go on with 'swift package generate-scenes'
    """
  }
}
