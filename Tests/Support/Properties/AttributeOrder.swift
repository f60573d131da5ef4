public import SceneDiagnostics
import SceneSyntax

/// Reverses the order of attributes, which has no meaning in XML.
public enum AttributeOrder {
  /// The file with the attributes of every element in reverse order.
  public static func reversed(_ file: SceneFile) -> SceneFile {
    var log = DiagnosticLog()
    let document = DocumentReader.read(file, &log)
    var bytes = file.bytes
    var pending = Array(document.topLevel)
    while let node = pending.popLast() {
      pending += document.children(of: node)
      reverse(document.attributes(of: node), of: file, in: &bytes)
    }
    return SceneFile(path: file.path, bytes: bytes)
  }

  private static func reverse(
    _ attributes: ArraySlice<Document.Attribute>, of file: SceneFile, in bytes: inout [UInt8]
  ) {
    // Up to the quote behind the value.
    let slots = attributes.map { $0.nameRange.start..<$0.valueRange.end + 1 }
    guard let first = slots.first, let last = slots.last, last.upperBound <= bytes.count else { return }
    var reordered: [UInt8] = []
    for (index, slot) in slots.reversed().enumerated() {
      if index > 0 { reordered += file.bytes[slots[index - 1].upperBound..<slots[index].lowerBound] }
      reordered += file.bytes[slot]
    }
    bytes.replaceSubrange(first.lowerBound..<last.upperBound, with: reordered)
  }
}
