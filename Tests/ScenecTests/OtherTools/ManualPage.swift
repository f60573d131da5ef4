/// `scenec.1`, generated from the help of the commands.
struct ManualPage {
  private let scenec: CommandHelp
  private let commands: [CommandHelp]
  private let usages: [String]

  init(_ scenec: CommandHelp) async throws {
    self.scenec = scenec
    commands = (scenec.subcommands ?? []).filter { $0.commandName != "help" }
    var usages: [String] = []
    for command in commands { usages.append(try await command.usage()) }
    self.usages = usages
  }

  /// The page, which was changed last on that day.
  func text(date: String) -> String {
    let details = section("COMMANDS", commands.map(text).joined())
    return header(date) + name + synopsis + description + details + environment + exitStatus
  }

  // MARK: Sections

  private func header(_ date: String) -> String {
    """
    .\\" Made by UPDATE_FIXTURES=1 swift test --filter Golden
    .Dd \(date)
    .Dt SCENEC 1
    .Os

    """
  }

  private func section(_ title: String, _ contents: String) -> String { ".Sh \(title)\n\(contents)" }

  private var name: String {
    let abstract = scenec.abstract.prefix(1).lowercased() + scenec.abstract.dropFirst().dropLast()
    return section("NAME", ".Nm scenec\n.Nd \(abstract)\n")
  }

  private var synopsis: String {
    section("SYNOPSIS", usages.map(Self.call).joined())
  }

  private var description: String {
    section("DESCRIPTION", ManualText.paragraphs(discussion(of: scenec).text))
  }

  private var environment: String {
    section(
      "ENVIRONMENT",
      """
      .Bl -tag -width NO_COLOR
      .It Ev COLUMNS
      How wide text may be where it is not written to a terminal.
      .It Ev NO_COLOR
      If it is set to anything, nothing is coloured unless
      .Fl \\-color
      asks for it.
      .El

      """)
  }

  private var exitStatus: String {
    section("EXIT STATUS", ManualText.sentences(discussion(of: scenec).exitStatus))
  }

  // MARK: Commands

  private func text(_ command: CommandHelp) -> String {
    let arguments = (command.arguments ?? []).filter { !["help", "version"].contains($0.valueName) }
    let discussion = discussion(of: command)
    var exitStatus = discussion.exitStatus
    if !exitStatus.isEmpty { exitStatus = ".Pp\n" + ManualText.sentences("Exit status: " + exitStatus) }
    return ".Ss \(command.commandName)\n" + ManualText.sentences(command.abstract) + ".Pp\n"
      + ManualText.paragraphs(discussion.text) + list(of: arguments) + exitStatus
  }

  private func list(of arguments: [CommandHelp.Argument]) -> String {
    arguments.isEmpty ? "" : ".Bl -tag -width Ds\n" + arguments.map(Self.item).joined() + ".El\n"
  }

  private static func item(_ argument: CommandHelp.Argument) -> String {
    var text = ".It \(tag(argument))\n" + ManualText.sentences(argument.abstract ?? "")
    if let more = argument.discussion { text += ManualText.sentences(more) }
    if let values = argument.allValues {
      text += ManualText.sentences("One of \(values.map { "'\($0)'" }.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue { text += ManualText.sentences("Without it: '\(value)'.") }
    return text
  }

  private static func tag(_ argument: CommandHelp.Argument) -> String {
    let value = "Ar " + ManualText.argument(argument.valueName)
    guard argument.kind != "positional" else { return value }
    let names = (argument.names ?? []).map { name in
      "Fl " + ManualText.argument(name.kind == "long" ? "-" + name.name : name.name)
    }
    return names.joined(separator: " , ") + (argument.kind == "option" ? " " + value : "")
  }

  /// `scenec diff [<options>] <old> <new>` in the macros of a synopsis.
  private static func call(_ usage: String) -> String {
    let words = usage.matches(of: #/\[[^\]]*\]|\S+/#).dropFirst().map { match in
      let macros = match.0.filter { !"[]".contains($0) }.split(separator: " ").map(macro).joined(separator: " ")
      return match.0.hasPrefix("[") ? "Op " + macros : macros
    }
    return ".Nm\n" + words.map { ".\($0)\n" }.joined().replacing("\n....", with: " ...")
  }

  private static func macro(_ word: Substring) -> String {
    if word == "..." { return String(word) }
    if word.hasPrefix("<") { return "Ar " + word.dropFirst().dropLast() }
    return word.hasPrefix("-") ? "Fl " + ManualText.argument(String(word.dropFirst())) : "Cm " + word
  }

  /// The discussion of a command, with its last paragraph as the exit status.
  private func discussion(of command: CommandHelp) -> (text: String, exitStatus: String) {
    let start = "Exit status: "
    let paragraphs = (command.discussion ?? "").split(separator: "\n\n")
    let status = paragraphs.last { $0.hasPrefix(start) }?.dropFirst(start.count) ?? ""
    return (paragraphs.filter { !$0.hasPrefix(start) }.joined(separator: "\n\n"), String(status))
  }
}
