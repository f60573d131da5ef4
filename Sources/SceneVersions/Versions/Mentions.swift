/// All references of a version, by target.
struct Mentions {
  /// An attribute with a reference.
  struct Referrer {
    let node: Version.ID
    let attribute: (name: String, value: String)
    let mention: Mention
  }

  private var referrers: [Version.ID: [Referrer]] = [:]

  init(in version: Version) {
    let names = DeclaredNames(in: version)
    for id in version.ids {
      let node = version[id]
      for attribute in node.attributes {
        for mention in Mention.all(in: attribute.value, of: attribute.name, on: node) {
          guard let target = names.target(of: mention, from: id) else { continue }
          referrers[target, default: []].append(Referrer(node: id, attribute: attribute, mention: mention))
        }
      }
    }
  }

  /// The attributes that refer to a node, in the order of the file.
  func referrers(to id: Version.ID) -> [Referrer] { referrers[id] ?? [] }
}
