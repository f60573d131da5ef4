import SceneDiagnostics
import SwiftDeclarations

/// Moves members from extensions into their classes, where Swift allows what it refuses in extensions: a member that
/// overrides, and one that is overridden.
struct MovedMembers {
  /// The place of a class: its file and its body.
  private struct Home {
    let file: Int
    let body: TypeBody
  }

  /// A member of a class, by names.
  private struct MemberName: Hashable {
    let type: String
    let name: String
  }

  /// Where each class is declared.
  private var homes: [String: Home] = [:]
  /// The members that a subclass overrides.
  private var overridden: Set<MemberName> = []

  init(_ files: [SourceFile], _ types: DeclaredTypes) {
    for (index, file) in files.enumerated() {
      for body in file.bodies where body.declaration.kind == .class {
        homes[body.declaration.name] = Home(file: index, body: body)
      }
      for token in file.tokens.indices where file.tokens.isWord(token, "override") {
        guard let name = Self.name(of: token, in: file.tokens), let body = file.bodies.innermost(around: token) else {
          continue
        }
        for ancestor in types.lineage(of: body.declaration.name).dropFirst() {
          overridden.insert(MemberName(type: ancestor, name: name))
        }
      }
    }
  }

  /// The name of the function or property whose declaration has a modifier.
  private static func name(of modifier: Int, in tokens: SourceTokens) -> String? {
    let index = DeclarationStart.keyword(from: modifier, in: tokens)
    guard tokens.isWord(index, "func") || tokens.isWord(index, "var") else { return nil }
    return tokens.word(index + 1, orQuoted: true)
  }

  /// Moves the members of all files. Other changes of the files must be known by then, so that members move with them.
  func move(in files: inout [SourceFile]) {
    for index in files.indices { files[index].edits.sort() }
    var moved: [(member: Range<Int>, from: Int, to: Home)] = []
    for index in files.indices {
      for body in files[index].bodies where body.declaration.kind == .extension {
        guard let home = homes[body.declaration.name] else { continue }
        moved += members(of: body, in: files[index].tokens).map { ($0, index, home) }
      }
    }
    let texts = moved.map { text(of: $0.member, in: files[$0.from]) }
    for ((member, from, home), text) in zip(moved, texts) {
      let end = home.body.close
      let line = files[home.file].lines.position(of: files[home.file].tokens.range(end).lowerBound).line
      files[home.file].insert("\n" + text + files[home.file].location(line: line), before: end)
      files[from].blank(member)
    }
  }

  /// A member with a directive that gives it its place in the file.
  private func text(of member: Range<Int>, in file: SourceFile) -> String {
    let bytes = file.tokens.bytes(of: member)
    let text = String(decoding: file.edits.applied(to: file.file.bytes, in: bytes), as: UTF8.self)
    return file.location(line: file.lines.position(of: bytes.lowerBound).line) + text + "\n"
  }

  /// The tokens of each member of an extension that belongs into the class.
  private func members(of body: TypeBody, in tokens: SourceTokens) -> [Range<Int>] {
    var members: [Range<Int>] = []
    var index = body.open + 1
    while index < body.close {
      guard let next = tokens.partner(index), next > index else {
        if let member = member(at: index, of: body, in: tokens) {
          members.append(member)
          index = member.upperBound
        } else {
          index += 1
        }
        continue
      }
      index = next + 1
    }
    return members
  }

  /// The member whose keyword is at a place, if it overrides or is overridden.
  private func member(at index: Int, of body: TypeBody, in tokens: SourceTokens) -> Range<Int>? {
    guard tokens.isWord(index, "func") || tokens.isWord(index, "var"), !tokens.isSign(index - 1, "."),
      let name = tokens.word(index + 1, orQuoted: true), let open = tokens.bodyStart(from: index + 1),
      let close = tokens.partner(open), close < body.close
    else { return nil }
    let start = DeclarationStart.index(of: index, in: tokens)
    let overrides = (start..<index).contains { tokens.isWord($0, "override") }
    let memberName = MemberName(type: DeclaredTypes.lastName(body.declaration.name), name: name)
    guard overrides || overridden.contains(memberName) else { return nil }
    return start..<close + 1
  }
}
