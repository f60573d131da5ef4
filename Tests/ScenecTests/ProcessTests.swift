import Foundation
import SceneTestSupport
import Testing

/// Processes of tests start like those of a shell.
struct ProcessTests {
  @Test func noSignalIsBlocked() throws {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "sleep 0.2 & wait $! && echo heard"]
    process.standardOutput = pipe
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.runWithoutBlockedSignals()
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == Data("heard\n".utf8))
    process.waitUntilExit()
  }
}
