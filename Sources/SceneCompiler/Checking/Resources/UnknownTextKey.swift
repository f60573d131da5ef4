import SceneDiagnostics

struct UnknownTextKey: DiagnosticMessage {
  static let severity = Diagnostic.Severity.warning
  static let explanation = """
    `text.key`, `title.key` and others name the key of a translation. If no file of the strings table has the key, users
    see the text of the scene in every language. `scenec check` reads the files of the table in all languages:
    `Main.xcstrings`, `Main.strings`, `Main.stringsdict`. Without such a file it does not look for keys. Nor does it look
    for the keys that scenec makes of ids; `scenec strings --check` lists texts that a String Catalog lacks.

    Wrong, where the table has the key `door.open`:

        <label text="Open" text.key="door.opne"/>

    Right:

        <label text="Open" text.key="door.open"/>
    """
  let key: String
  let table: String

  var text: String { "no translation of the table '\(table)' has the key '\(key)'" }
  var help: String? { "add it to the strings files of the table; 'scenec strings' updates a String Catalog" }
}
