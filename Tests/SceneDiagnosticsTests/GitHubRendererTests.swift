import SceneDiagnostics
import Testing

struct GitHubRendererTests {
  @Test func diagnosticsAreOneLine() {
    let file = SceneFile(path: "Main.scene", text: "<a>\n  <!--🙂é--><b/>\n</a>\n")
    let diagnostic = Diagnostic(
      id: "sample", severity: .warning, message: "this is wrong", place: place("b", in: file), help: "use 'c'")
    #expect(
      GitHubRenderer().render([diagnostic])
        == "::warning file=Main.scene,line=2,endLine=2,col=14,endColumn=15,title=sample::this is wrong%0Ause 'c'\n")
  }

  @Test func runnerSyntaxIsEscaped() {
    let file = SceneFile(path: "a%b:c,d\re\nf%0A.scene", text: "<a/>")
    #expect(
      GitHubRenderer().render([error("50%: a, b\r\n::error::c %0A", at: place("a", in: file))])
        == "::error file=a%25b%3Ac%2Cd%0De%0Af%250A.scene,line=1,endLine=1,col=2,endColumn=3,title=sample::"
        + "50%25: a, b%0D%0A::error::c %250A\n")
  }

  @Test func rangesAcrossLinesHaveNoColumns() {
    let file = SceneFile(path: "Main.scene", text: "<a>\n</a>\n")
    #expect(
      GitHubRenderer().render([error(at: place("<a>\n</a>", in: file))])
        == "::error file=Main.scene,line=1,endLine=2,title=sample::this is wrong\n")
  }
}
