#if os(Linux)
  import Foundation
  import SceneTestSupport
  import Testing

  /// Calls that write to one folder at the same time, and temporary files of killed calls.
  struct SimultaneousBuildTests {
    @Test func outputsAreOfOneBuild() async throws {
      let scenes = (0..<20).map { index in
        ("Scene\(index).scene", rightScene.replacing("main", with: "main\(index)"))
      }
      let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: scenes))
      let run = try await folder.shell(
        """
        for round in 1 2 3 4 5 6 7 8 9 10; do
          "$scenec" build . --output out --access-level public & first=$!
          "$scenec" build . --output out --access-level package & second=$!
          wait $first && wait $second || echo failed
          grep -l '^public ' out/*.scene.swift | wc -l
        done
        """)
      let counts = run.output.split(separator: "\n")
      #expect(counts.count == 10)
      #expect(counts.allSatisfy { $0 == "0" || $0 == "20" }, "\(counts)")
      #expect(run.error == "")
      #expect(try folder.names(in: "out").filter { $0.hasPrefix(".") } == [])
    }

    @Test func buildsWaitForEachOther() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene, "out/Readme.md": ""])
      let run = try await folder.shell(
        """
        flock out sh -c 'touch locked; sleep 1; ls out > before' &
        while [ ! -e locked ]; do sleep 0.01; done
        "$scenec" build Main.scene --output out
        wait
        cat before
        """)
      #expect(run.status == 0)
      #expect(run.output == "Readme.md\n")
      #expect(folder.exists("out/Main.scene.swift"))
    }

    @Test func onlyTemporaryFilesOfKilledBuildsAreRemoved() async throws {
      let mine = [".scenec-0123456789abcde", ".scenec-0123456789abcdeg", ".scenec-12-0", ".scenec-0123456789ABCDEF"]
      let abandoned = [".scenec-0123456789abcdef", ".scenec-fedcba9876543210"]
      let files = Dictionary(uniqueKeysWithValues: (mine + abandoned).map { ("out/\($0)", "") })
      let folder = try TemporaryFolder(files.merging(["Main.scene": rightScene]) { $1 })
      #expect(try await folder.scenec("build", "Main.scene", "--output", "out").status == 0)
      #expect(try folder.names(in: "out") == (mine + ["Main.scene.swift", "SceneSupport.swift"]).sorted())
    }

    /// Two processes can have the same id, each in its own container.
    @Test func filesWithSimilarNamesAreKept() async throws {
      let folder = try TemporaryFolder(["Main.scene": rightScene])
      let run = try await folder.shell(
        #"echo mine > .scenec-$$-0; echo mine > .scenec-$$-1; exec "$scenec" build Main.scene"#)
      #expect(run.status == 0)
      let left = try folder.names().filter { $0.hasPrefix(".scenec-") }
      #expect(left.count == 2)
      for name in left { #expect(try folder.text(name) == "mine\n") }
    }
  }
#endif
