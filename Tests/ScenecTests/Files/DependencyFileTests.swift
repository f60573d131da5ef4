import Foundation
import SceneTestSupport
import Testing

/// Make reads the file of `--depfile` correctly, or it is not written.
struct DependencyFileTests {
  @Test(
    arguments: [";", "\n", "\r", "\t", "|", "=", "\u{7F}", "%", "[", "]", "*", "?"])
  func pathsThatMakeCannotReadAreRefused(character: String) async throws {
    let folder = try TemporaryFolder(["a\(character)touch owned\(character)b.scene": rightScene])
    let run = try await folder.scenec("build", ".", "--output", "out", "--depfile", "build.d")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot tell Make what depends on 'a"))
    #expect(run.error.contains("; rename the file, or leave out '--depfile'\n"))
    #expect(!folder.exists("out"), "all is written, or nothing")
    #expect(!folder.exists("build.d"))
  }

  @Test(arguments: ["plain", "a b", "a#b", "a:b", "a$b", "a\\b", "a\\ b", "a~b", "a'b", "a\"b", "a&b", "a(b)", "ä"])
  func makeReadsAllOtherPaths(name: String) async throws {
    let folder = try TemporaryFolder([
      "\(name).scene": rightScene, "Makefile": "out/SceneSupport.swift:\n\t@echo again\n-include build.d\n",
    ])
    #expect(try await folder.scenec("build", ".", "--output", "out", "--depfile", "build.d").status == 0)
    let fresh = try await folder.shell("touch -d 2001-01-01 *.scene; make -s out/SceneSupport.swift")
    #expect(fresh.status == 0)
    #expect(!fresh.output.contains("again") && fresh.error == "", "\(fresh)")
    let stale = try await folder.shell("touch out/*; touch -d 2040-01-01 *.scene; make -s out/SceneSupport.swift")
    #expect(stale.output.contains("again"), "\(stale)")
    let gone = try await folder.shell("rm *.scene; make -s out/SceneSupport.swift")
    #expect(gone.status == 0, "\(gone)")
  }

  @Test(arguments: ["a\\", "a&", "a)"])
  func pathsWithAMeaningAtTheirEndAreRefused(name: String) async throws {
    let folder = try TemporaryFolder(["Main.scene": rightScene, name: "{}"])
    let run = try await folder.scenec("build", "Main.scene", "--configuration", name, "--depfile", "build.d")
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("error: cannot tell Make what depends on 'a"), "\(run.error)")
  }

  /// Each byte in a name is refused, or Make notices the change of this file, and of no other.
  @Test func makeReadsEveryByteOfAName() async throws {
    let folder = try TemporaryFolder([
      "Main.scene": rightScene, "Makefile": "out/SceneSupport.swift:\n\t@echo again\n-include build.d\n",
    ])
    let run = try await folder.shell(
      #"""
      refused=0
      for number in $(seq 1 255); do
        test $number = 47 && continue
        for format in '%ba.scene' 'a%bb.scene'; do
          name=$(printf "$format" "\0$(printf %o $number)|"); name=${name%%|*}${name#*|}
          case $name in -*) path=./$name ;; *) path=$name ;; esac
          cp Main.scene "./$name"
          rm -rf out build.d
          if "$scenec" build "$path" --output out --depfile build.d 2> error; then
            touch -d 2001-01-01 ./*.scene; touch out/*
            make -s out/SceneSupport.swift | grep -q again && echo "$number: always"
            touch -d 2040-01-01 "./$name"
            make -s out/SceneSupport.swift | grep -q again || echo "$number: never"
          elif grep -q 'cannot tell Make' error; then refused=$((refused + 1))
          # A byte beyond ASCII alone is not UTF-8.
          elif [ $number -gt 127 ] && grep -q 'is not UTF-8' error; then refused=$((refused + 1))
          else echo "$number: $(cat error)"
          fi
          rm -f "./$name"
        done
      done
      echo "$refused refused"
      """#)
    #expect(run.output == "\(80 + 2 * 128) refused\n", "\(run)")
  }
}
