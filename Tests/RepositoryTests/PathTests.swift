import SceneTestSupport
import Testing

/// The command line uses PathKit's `Path`, but not what removes `..` from paths, or reads and writes around the safe writer.
struct PathTests {
  private static let sources = Repository.sources.filter { $0.hasPrefix("Sources/scenec/") }

  /// `normalize` and all that calls it resolve `..` and `~` in the text; behind a symbolic link, that is another file.
  @Test(arguments: sources)
  func noPathIsResolvedInItsText(_ file: String) throws {
    let forbidden = #/\.(normalize|absolute|abbreviate|parent|children|recursiveChildren)\(\)|\.(isDirectory|isFile)\b/#
    #expect(!(try Repository.text(file)).contains(forbidden))
  }

  /// PathKit's `+` removes `..` and the component before; `appending` does not.
  @Test(arguments: sources)
  func noPathsAreAdded(_ file: String) throws {
    let left = #"\b(\w*[fF]older|\w*[pP]ath|root|base|real|Path\([^()]*\))\)?"#
    let right = #"(Path\b|path\b|name\b|"\.\.|Self\.\w*[nN]ame\b|\w+\.name\b)"#
    #expect(!(try Repository.text(file)).contains(try Regex(left + #" \+ "# + right)))
  }

  /// Only the descriptors of `POSIX` read and write files.
  @Test(arguments: sources)
  func noPathReadsOrWrites(_ file: String) throws {
    let calls = "write|read|delete|move|copy|mkdir|mkpath|link|symlink"
    let forbidden = try Regex(#"\b\w*[pP]ath\.(\#(calls))\(|\bPath\.(current|home|temporary)\b"#)
    #expect(!(try Repository.text(file)).contains(forbidden))
  }
}
