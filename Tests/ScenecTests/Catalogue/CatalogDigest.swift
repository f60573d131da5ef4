import Foundation

/// `scenec catalog` in a few lines: a change of an element or an attribute changes one of them.
struct CatalogDigest {
  private struct Catalog: Decodable {
    let elements: [Element]
  }

  private struct Element: Decodable {
    let name: String
    let attributes: [Attribute]
  }

  private struct Attribute: Decodable {
    let name: String
  }

  /// The names, and the same elements with all members.
  private let names: Catalog
  private let elements: [[String: Any]]

  init(json: String) throws {
    let data = Data(json.utf8)
    names = try JSONDecoder().decode(Catalog.self, from: data)
    let root = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    elements = root?["elements"] as? [[String: Any]] ?? []
  }

  /// A line with the numbers, a line for each element, and a line for each attribute that elements share.
  var text: String {
    let all = elements.map { ($0["attributes"] as? [[String: Any]] ?? []).map(Self.json) }
    var counts: [String: Int] = [:]
    for attribute in all.joined() { counts[attribute, default: 0] += 1 }
    let elementLines = zip(names.elements, zip(elements, all)).map { name, parts in
      let own = parts.1.filter { counts[$0] == 1 }
      var element = parts.0
      element["attributes"] = nil
      let contents = ([Self.json(element)] + own + name.attributes.map(\.name)).joined(separator: "\n")
      return "\(Self.hash(contents)) \(name.name): \(name.attributes.count) attributes"
    }
    let shared = zip(names.elements, all).flatMap { name, attributes in
      zip(name.attributes, attributes).map { ($0.name, $1) }
    }
    let sharedLines = Set(
      shared.filter { counts[$0.1, default: 0] > 1 }.map { name, json in
        "\(name) in \(counts[json, default: 0]) elements: \(Self.hash(json))"
      })
    let total = "\(elements.count) elements, \(all.joined().count) attributes"
    return ([total] + elementLines + sharedLines.sorted()).map { $0 + "\n" }.joined()
  }

  private static func json(_ object: [String: Any]) -> String {
    let data = try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// FNV-1a: the same in each process, which `Hasher` is not.
  private static func hash(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
