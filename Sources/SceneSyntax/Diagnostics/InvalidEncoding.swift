import SceneDiagnostics

/// Bytes that are invalid in the encoding of the file.
struct InvalidEncoding: DiagnosticMessage {
  static let severity = Diagnostic.Severity.error
  static let explanation = """
    A scene file is UTF-8. A byte that cannot be part of UTF-8 mostly means that an editor saved the file in another
    encoding, such as Windows-1252 or Latin 1, where letters with accents are single bytes.

    Save the file again as UTF-8. From a terminal, where the old encoding is known:

    ```
    iconv -f WINDOWS-1252 -t UTF-8 Main.scene > Fixed.scene
    ```

    A file that declares `encoding="US-ASCII"` may hold ASCII only; declare `UTF-8`, of which ASCII is a part.
    """

  let byte: UInt8
  let declared: String

  var text: String {
    let number = String(byte, radix: 16, uppercase: true)
    return declared == "UTF-8"
      ? "byte 0x\(number) is not UTF-8; save the file as UTF-8"
      : "byte 0x\(number) is not \(declared), which the file declares; declare UTF-8"
  }
}
