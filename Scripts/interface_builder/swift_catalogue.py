"""Reads from Sources/SceneCatalog what `scenec catalog` does not print: which properties and methods of UIKit it names.

It understands the files as they are written there, not Swift. Where `scenec catalog` prints all of this, it can go.
"""

import re


# The methods that add subviews, by the case of `Subviews`.
SUBVIEWS = {"plain": "addSubview", "arranged": "addArrangedSubview", "inContentView": "contentView.addSubview"}

# The kinds of values that a key says by its type.
KINDS = {
  "Bool": ".boolean", "Decimal": ".number", "Insets": ".insets", "Rectangle": ".rect", "Word": ".choice({})",
  "Words": ".options({})",
}


class Source:
  """The text of all files."""

  def __init__(self, folder):
    self.text = "\n".join(path.read_text() for path in sorted(folder.rglob("*.swift")))
    self.choices = dict(self._choices())
    self.keys = dict(self._keys())
    self.groups = {}
    pattern = r"static let (\w+): \[AttributeKind\] =(.*?)(?=\n  (?:static|package|///)|\n\})"
    for match in re.finditer(pattern, self.text, re.S):
      self.groups[match[1]] = match[2]

  def _choices(self):
    """The words of a choice, and the Swift of each."""
    for match in re.finditer(r"static let (\w+) = Choice\(", self.text):
      arguments = balanced(self.text, match.end())
      strings = re.findall(r'"((?:[^"\\]|\\.)*)"', arguments)
      if "renaming:" in arguments or "expressing:" in arguments:
        pairs = re.findall(r'"([^"]*)":\s*"([^"]*)"', arguments)
        yield match[1], {word: ("." if "renaming:" in arguments else "") + swift for word, swift in pairs}
      else:
        yield match[1], {word: "." + word for word in strings[1:]}

  def _keys(self):
    """The name and the kind of a key, as an attribute without a key has them."""
    for extension in re.finditer(r"extension AttributeKey where Value == (\w+) \{(.*?)\n\}", self.text, re.S):
      for match in re.finditer(r'static var (\w+): Self \{ Self\("(\w+)"(?:, (\.\w+))?', extension[2]):
        kind = KINDS.get(extension[1]) or match[3]
        if kind:
          yield match[1], f'"{match[2]}", {kind.format(match[3])}'

  def elements(self):
    for match in re.finditer(r"= ElementKind\(", self.text):
      yield self._element(balanced(self.text, match.end()))

  def _element(self, text):
    own = re.search(r"attributes: \[(.*?)\n    \](?=,)", text, re.S)
    attributes = self._attributes(own[1]) if own else []
    for group in re.findall(r"\.(\w+)", first(re.search(r"including: \[(.*?)\n?\s*\](?=,|\))", text, re.S))):
      attributes += self._group(group)
    outlets = first(re.search(r"outlets: \[(.*?)\]", text, re.S))
    return {
      "name": re.match(r'\s*"(\w+)"', text)[1],
      "type": first(re.search(r'\btype: "([^"]+)"|\bof: "([^"]+)"', text)) or None,
      "modules": re.findall(r'"(\w+)"', first(re.search(r"\bof: \[([^\]]*)\]", text))),
      "creation": first(re.search(r'\bcreation: "((?:[^"\\]|\\.)*)"', text)) or "()",
      "addsSubviewsWith": SUBVIEWS.get(first(re.search(r"subviews: \.(\w+)", text))),
      "primaryEvent": first(re.search(r'trigger: \.controlEvent\("([^"]+)"\)', text)) or None,
      "outlets": re.findall(r'"(\w+)"', outlets),
      "attributes": attributes,
    }

  def _group(self, name):
    text = self.groups.get(name, "")
    attributes = self._attributes(text)
    for other in re.findall(r"\+ \.(\w+)|^\s*\.(\w+) \+", text, re.M):
      attributes += self._group(other[0] or other[1])
    return attributes

  def _attributes(self, text):
    found = []
    for match in re.finditer(r"\.init\(", text):
      arguments = balanced(text, match.end())
      key = re.match(r"\s*key: \.(\w+)", arguments)
      if key and self.keys.get(key[1]):
        arguments = self.keys[key[1]] + arguments[key.end():]
      parts = re.match(r'\s*"(\w+)",\s*(?:callsIfTrue|\.(\w+)(?:\(((?:[^()]|\([^()]*\))*)\))?)', arguments)
      if not parts:
        continue
      attribute = {"name": parts[1], "value": parts[2] or "boolean"}
      if parts[2] in ("choice", "options"):
        attribute["words"] = self.choices[parts[3].strip(".")]
      for label in ("sets", "to", "calls", "callsIfTrue", "makesWith"):
        value = re.search(rf'\b{label}: "((?:[^"\\]|\\.)*)"', arguments)
        if value:
          attribute[label] = value[1]
      found.append(attribute)
    return found


def first(match):
  return next((group for group in match.groups() if group), "") if match else ""


def balanced(text, start):
  """What stands up to the parenthesis that closes the one before `start`; strings may hold any."""
  depth, index, is_in_string = 1, start, False
  while index < len(text):
    character = text[index]
    if character == '"' and text[index - 1] != "\\":
      is_in_string = not is_in_string
    elif not is_in_string:
      depth += {"(": 1, ")": -1}.get(character, 0)
      if depth == 0:
        return text[start:index]
    index += 1
  return text[start:]
